import Foundation
import MaquetteMacros

// Numbers that a format style writes.
struct FormattedPrice: View {
  private let price = 29.5
  private let discount = 0.25

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text(price, format: .currency(code: "USD"))
        .font(.title)
      Text(discount, format: .percent)
        .foregroundStyle(.red)
    }
    .environment(\.locale, Locale(identifier: "en_US"))
  }
}

#Preview("formatted-price") {
  FormattedPrice()
}
