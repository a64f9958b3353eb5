import PlatenCombine
import Testing

import Foundation

struct RecordTests {
  @Test func theRecordingIsSentToEachSubscriber() {
    let publisher = Record<Int, Oops> {
      $0.receive(1)
      $0.receive(2)
      $0.receive(completion: .failure(Oops()))
    }
    #expect(publisher.signals == ["1", "2", "failed"])
    #expect(publisher.signals == ["1", "2", "failed"])
  }

  @Test func aRecordingIsCodable() throws {
    let record = Record<Int, CodableError>(output: [1], completion: .failure(CodableError()))
    let data = try JSONEncoder().encode(record)
    let copy = try JSONDecoder().decode(Record<Int, CodableError>.self, from: data)
    #expect(copy.recording.output == [1])
    #expect(copy.recording.completion == .failure(CodableError()))
  }

  private struct CodableError: Error, Codable, Equatable {}
}
