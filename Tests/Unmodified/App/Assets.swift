import SwiftUI

// The symbols that Xcode makes of the catalog.

struct Branded: View {
  var body: some View {
    VStack(spacing: 0) {
      Rectangle().fill(.brand).frame(width: 10, height: 10)
      Color(.brand).frame(height: 10)
      Color.Tab.ink.frame(height: 10)
      Image(.Tab.home)
    }
    .background(Color(uiColor: .brand))
  }
}

final class BrandedView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .Tab.ink
    addSubview(UIImageView(image: UIImage(resource: .Tab.home)))
    layer.borderColor = UIColor(resource: .brand).cgColor
    layer.borderWidth = 1
  }
  required init?(coder: NSCoder) { nil }
}
