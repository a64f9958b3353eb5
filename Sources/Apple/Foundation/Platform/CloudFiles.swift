import Foundation

// A machine with Linux has no iCloud: an app behaves as without an account.
extension FileManager {
  /// Always `nil`: no user has an account.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// Returns `nil`: a user without an account has no container.
  public func url(forUbiquityContainerIdentifier identifier: String?) -> URL? { nil }

  /// Returns `false`: no file is in iCloud.
  public func isUbiquitousItem(at url: URL) -> Bool { false }

  /// Throws an error: no file is in iCloud.
  public func startDownloadingUbiquitousItem(at url: URL) throws {
    throw CocoaError(.fileNoSuchFile, userInfo: [NSURLErrorKey: url])
  }
}
