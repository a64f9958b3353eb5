import PlatenCombine
import Testing

struct MergeManyTests {
  @Test func anEmptyMergeFinishesImmediately() {
    let recorder = Recorder<Int, Never>(.none)
    Publishers.MergeMany([Just<Int>]()).subscribe(recorder)
    #expect(recorder.isFinished)
  }

  @Test func publishersOfOneTypeFormAMergeMany() {
    let two: Publishers.MergeMany<Just<Int>> = Just(1).merge(with: Just(2))
    #expect(two.merge(with: Just(3)) == Publishers.MergeMany(Just(1), Just(2), Just(3)))
    #expect(two.publishers == [Just(1), Just(2)])
  }
}
