@_exported import PlatenContext
@_exported import PlatenNavigation
@_exported import PlatenQuestions
