import MaquetteMacros

// An alignment of an own, across nested stacks.
struct CustomAlignment: View {
  var body: some View {
    HStack(alignment: .account) {
      VStack {
        Text("@ada")
          .alignmentGuide(.account) { $0[VerticalAlignment.center] }
        Circle().frame(width: 64, height: 64)
      }
      VStack(alignment: .leading) {
        Text("Full name:")
        Text("ADA LOVELACE")
          .alignmentGuide(.account) { $0[VerticalAlignment.center] }
          .font(.largeTitle)
      }
    }
  }
}

extension VerticalAlignment {
  private enum Account: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[VerticalAlignment.center]
    }
  }

  fileprivate static let account = VerticalAlignment(Account.self)
}

#Preview("custom-alignment") {
  CustomAlignment()
}
