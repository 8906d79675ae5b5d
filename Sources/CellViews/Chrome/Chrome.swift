import LayoutGeometry
import TextShaping

/// A control or a bar after iOS's look, without what it would do.
///
/// Each is a composition of other views, made for its surroundings when the screen is laid out.
public enum Chrome: Sendable {
  case searchField(SearchField)
  case toggle(Toggle)
  case slider(Slider)
  case progressView(ProgressView)
  case navigationBar(NavigationBar)
  case tabBar(TabBar)
  case pageControl(PageControl)
}

extension Chrome {
  /// The views that the control or bar is made of.
  func body(in environment: ViewEnvironment, direction: LayoutDirection) -> View {
    switch self {
    case .searchField(let field): field.body(fontSize: environment.fontRequest.size)
    case .toggle(let toggle): toggle.body
    case .slider(let slider): slider.body
    case .progressView(let progress): progress.body
    case .navigationBar(let bar): bar.body(direction: direction)
    case .tabBar(let bar): bar.body
    case .pageControl(let control): control.body
    }
  }
}

extension Chrome {
  /// True for what is meant to be touched as a whole.
  var isTouchTarget: Bool {
    switch self {
    case .searchField, .toggle, .slider: true
    case .progressView, .navigationBar, .tabBar, .pageControl: false
    }
  }
}

extension View {
  /// The view with a modifier behind it.
  func with(_ modifier: Modifier) -> View { .modified(self, modifier) }

  /// The view in the middle of a frame of fixed lengths.
  func framed(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> View {
    with(.frame(FixedFrame(width: width, height: height, alignment: alignment)))
  }

  /// The view in a frame that takes all the width it is offered.
  func filling(minHeight: Double? = nil, alignment: Alignment = .center) -> View {
    with(
      .flexibleFrame(
        FlexibleFrame(maxWidth: .infinity, minHeight: minHeight, alignment: alignment)))
  }

  /// The view with its texts, symbols and shapes in a colour.
  func colored(_ color: Color) -> View { with(.environment(.foregroundColor(color))) }

  /// The view with its texts in a font, and its symbols at the font's size.
  func font(_ font: Font) -> View { with(.environment(.font(font))) }

  /// A shape in the foreground colour, or in one of its own.
  static func shape(_ outline: ShapeView.Outline, fill: Color? = nil) -> View {
    .shape(ShapeView(outline, fill: fill.map { .color($0) }))
  }
}
