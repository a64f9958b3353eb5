import DiaryCloud
import SwiftUI

struct BackupRow: View {
  let entries: [String]

  var body: some View {
    Text(Cloud.standard.summary(of: entries))
  }
}
