import PlatenViews

extension Session {
  /// Begins to bring up to date whatever can be in the layer on top, but what is already.
  func refresh() throws(InputError) {
    guard let top = layers.last, !top.refreshings.isEmpty else {
      throw .nothingToRefresh(modals.last)
    }
    let resting = top.refreshings.filter { !$0.isUnderWay() }
    if resting.isEmpty { throw .refreshing }
    try endEditing(to: .refresh)
    perform { for refreshing in resting { refreshing.start() } }
  }
}
