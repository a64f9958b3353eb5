import Foundation

/// The state of a payment.
public enum PKPaymentAuthorizationStatus: Int, Sendable {
  case success, failure, invalidBillingPostalAddress, invalidShippingPostalAddress
  case invalidShippingContact, pinRequired, pinIncorrect, pinLockout
}

/// The response of an app to a payment.
open class PKPaymentAuthorizationResult {
  open var status: PKPaymentAuthorizationStatus
  open var errors: [any Error]!

  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
    (self.status, self.errors) = (status, errors ?? [])
  }
}

/// A network of payment cards.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let amex = Self("AmEx")
  public static let cartesBancaires = Self("CartesBancaires")
  public static let chinaUnionPay = Self("ChinaUnionPay")
  public static let discover = Self("Discover")
  public static let electron = Self("Electron")
  public static let interac = Self("Interac")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let JCB = Self("JCB")
  public static let maestro = Self("Maestro")
  public static let masterCard = Self("MasterCard")
  public static let privateLabel = Self("PrivateLabel")
  public static let visa = Self("Visa")
  public static let vPay = Self("VPay")
}

/// The protections of a payment.
public struct PKMerchantCapability: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let threeDSecure = Self(rawValue: 1)
  public static let emv = Self(rawValue: 2)
  public static let credit = Self(rawValue: 4)
  public static let debit = Self(rawValue: 8)
  public static let capability3DS = threeDSecure
  public static let capabilityEMV = emv
  public static let capabilityCredit = credit
  public static let capabilityDebit = debit
}

public enum PKShippingType: UInt, Sendable {
  case shipping, delivery, storePickup, servicePickup
}

public struct PKContactField: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let postalAddress = Self(rawValue: "post")
  public static let emailAddress = Self(rawValue: "email")
  public static let phoneNumber = Self(rawValue: "phone")
  public static let name = Self(rawValue: "name")
  public static let phoneticName = Self(rawValue: "phonetic")
}

/// A line of a payment.
open class PKPaymentSummaryItem {
  open var label: String
  open var amount: NSDecimalNumber
  open var type: PKPaymentSummaryItemType

  public required init(
    label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType = .final
  ) {
    (self.label, self.amount, self.type) = (label, amount, type)
  }
}

public enum PKPaymentSummaryItemType: UInt, Sendable {
  case final, pending
}

/// A way of shipping.
open class PKShippingMethod: PKPaymentSummaryItem {
  open var identifier: String?
  open var detail: String?
  open var dateComponentsRange: PKDateComponentsRange?
}

/// The time of a delivery.
open class PKDateComponentsRange {
  public let startDateComponents: DateComponents
  public let endDateComponents: DateComponents

  public init?(start: DateComponents, end: DateComponents) {
    (startDateComponents, endDateComponents) = (start, end)
  }
}

/// A request for a payment.
open class PKPaymentRequest {
  open var merchantIdentifier = ""
  open var countryCode = ""
  open var currencyCode = ""
  open var supportedNetworks: [PKPaymentNetwork] = []
  open var merchantCapabilities: PKMerchantCapability = []
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
  open var shippingMethods: [PKShippingMethod]?
  open var shippingType = PKShippingType.shipping
  open var requiredShippingContactFields: Set<PKContactField> = []
  open var requiredBillingContactFields: Set<PKContactField> = []
  open var applicationData: Data?

  public init() {}
}

/// A payment that a user authorized. There is none.
open class PKPayment {
  public let token = PKPaymentToken()
  public let shippingMethod: PKShippingMethod? = nil

  init() {}
}

/// The data of a payment. There is none.
open class PKPaymentToken {
  public let paymentData = Data()
  public let transactionIdentifier = ""

  init() {}
}
