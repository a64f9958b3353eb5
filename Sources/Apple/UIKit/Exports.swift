// On Apple's platforms, UIKit also re-exports these modules.
@_exported import Foundation
@_exported import enum PlatenCompatibility.UIKeyboardType
@_exported import enum PlatenCompatibility.UITextAutocapitalizationType
@_exported import struct PlatenCompatibility.UITextContentType
@_exported import PlatenUserNotifications
