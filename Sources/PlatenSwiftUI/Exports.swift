#if os(macOS) || os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
  @_exported import SwiftUI
#else
  @_exported import Observation
  @_exported import PlatenCombine
  @_exported import PlatenConcurrency
  @_exported import PlatenCoreData
  @_exported import PlatenCoreTransferable
  // These two modules also declare Platen's own names, which an app may use for its types.
  @_exported import protocol PlatenREPL.App
  @_exported import protocol PlatenREPL.Scene
  @_exported import enum PlatenREPL.SceneBuilder
  @_exported import struct PlatenREPL.WindowGroup
  @_exported import struct PlatenREPL.WindowResizability
  @_exported import struct PlatenRemote.AsyncImage
  @_exported import enum PlatenRemote.AsyncImagePhase
  @_exported import PlatenUIKit
  @_exported import PlatenViews
#endif
