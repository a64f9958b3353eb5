import SwiftUI

struct DiaryView: View {
  @ObservedObject var diary: Diary

  var body: some View {
    NavigationView {
      List {
        TextField("Today", text: $diary.draft)
        Button("Add", action: diary.add).disabled(diary.draft.isEmpty)
        ForEach(diary.entries, id: \.self) { Text($0) }
        BackupRow(entries: diary.entries)
      }
      .navigationBarTitle("Diary")
    }
  }
}
