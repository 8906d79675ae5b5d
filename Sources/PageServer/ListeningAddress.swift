import Glibc
import PlainText

/// The address on which a server listens.
package struct ListeningAddress: Hashable, Sendable {
  /// This machine's own address, which no other machine reaches.
  package static let loopback = ListeningAddress(host: "127.0.0.1")

  /// The address, as the system writes it; `192.168.0.7` or `fe80::1`.
  package let host: String

  /// An error for a text that is not an address.
  package struct Mistake: Error, Hashable, CustomStringConvertible {
    /// The expected and the found text.
    package let description: String
  }

  /// Returns an address that other machines may reach.
  ///
  /// It is one address, and not all of them: browsers are only answered under the address that they
  /// were given, which keeps out foreign pages whose own name leads here.
  ///
  /// - Throws: `Mistake` for anything but an IPv4 or IPv6 address in digits.
  package static func remote(_ text: String) throws(Mistake) -> ListeningAddress {
    guard let host = canonical(text, AF_INET) ?? canonical(text, AF_INET6) else {
      throw Mistake(
        description:
          "expected an address in digits, as in 192.168.0.7, found '\(excerpt(of: text))'")
    }
    guard host != "0.0.0.0", host != "::" else {
      throw Mistake(description: "expected one address of this machine, found '\(host)' for all")
    }
    return ListeningAddress(host: host)
  }

  /// The address in the form of `Host` headers and of pages' addresses.
  var authority: String { host.contains(":") ? "[\(host)]" : host }

  /// Returns the address of a family in the system's spelling; nil for any other text.
  private static func canonical(_ text: String, _ family: Int32) -> String? {
    var bytes = in6_addr()
    var buffer = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    guard inet_pton(family, text, &bytes) == 1,
      inet_ntop(family, &bytes, &buffer, socklen_t(buffer.count)) != nil
    else { return nil }
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
