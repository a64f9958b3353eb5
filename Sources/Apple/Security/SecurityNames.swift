import Foundation

// The names of Core Foundation, which belongs to Foundation on Apple's platforms.
public typealias CFString = String
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFData = Data
public typealias CFArray = [Any]
public typealias CFBoolean = Bool
public typealias CFTypeRef = AnyObject
public typealias OSStatus = Int32

// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCFBooleanTrue: CFBoolean! = true
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCFBooleanFalse: CFBoolean! = false

/// A source of random bytes.
public struct SecRandomRef: Sendable {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSecRandomDefault: SecRandomRef? = nil

public let errSecSuccess: OSStatus = 0
public let errSecParam: OSStatus = -50
public let errSecUserCanceled: OSStatus = -128
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecDecode: OSStatus = -26275

// The attributes of items and of searches.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSecClass: CFString = "class"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSecClassGenericPassword: CFString = "genp"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSecClassInternetPassword: CFString = "inet"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSecClassKey: CFString = "keys"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSecClassCertificate: CFString = "cert"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSecClassIdentity: CFString = "idnt"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSecAttrAccount: CFString = "acct"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSecAttrService: CFString = "svce"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSecAttrServer: CFString = "srvr"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSecAttrLabel: CFString = "labl"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSecAttrGeneric: CFString = "gena"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSecAttrAccessGroup: CFString = "agrp"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSecAttrApplicationTag: CFString = "atag"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSecAttrPath: CFString = "path"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSecAttrPort: CFString = "port"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSecAttrProtocol: CFString = "ptcl"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSecAttrProtocolHTTPS: CFString = "htps"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSecAttrDescription: CFString = "desc"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSecAttrComment: CFString = "icmt"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSecAttrKeyType: CFString = "type"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSecAttrSecurityDomain: CFString = "sdmn"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSecAttrSynchronizable: CFString = "sync"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSecAttrSynchronizableAny: CFString = "syna"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSecAttrAccessible: CFString = "pdmn"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSecAttrAccessControl: CFString = "accc"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSecAttrModificationDate: CFString = "mdat"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSecAttrCreationDate: CFString = "cdat"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSecUseDataProtectionKeychain: CFString = "nleg"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSecMatchLimit: CFString = "m_Limit"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSecMatchLimitOne: CFString = "m_LimitOne"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSecMatchLimitAll: CFString = "m_LimitAll"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSecReturnData: CFString = "r_Data"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSecReturnAttributes: CFString = "r_Attributes"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSecReturnRef: CFString = "r_Ref"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSecValueData: CFString = "v_Data"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSecValueRef: CFString = "v_Ref"
