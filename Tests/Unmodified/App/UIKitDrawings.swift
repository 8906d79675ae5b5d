import UIKit

// Views that draw themselves, controls that choose, and an app's life, as apps write them.

final class GaugeView: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.black.setFill()
    UIBezierPath(rect: rect.insetBy(dx: 10, dy: 10)).fill()
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.translateBy(x: 0, y: 20)
    context.setStrokeColor(UIColor.black.cgColor)
    context.setLineWidth(2)
    context.move(to: .zero)
    context.addLine(to: CGPoint(x: rect.width, y: 0))
    context.strokePath()
    context.restoreGState()
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    "12".draw(
      in: rect, withAttributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style])
  }
}

/// A view that draws itself.
public func gauge() -> UIView { GaugeView(frame: CGRect(x: 0, y: 0, width: 100, height: 40)) }

/// A picture that a closure draws, at twice its size.
public func drawnPicture() -> UIView {
  let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
    UIColor.black.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
  }
  let view = UIImageView(image: picture)
  view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
  return view
}

final class PaddedLabel: UILabel {
  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)))
  }
}

/// A label whose text begins after 20 points, or at its edge.
public func paddedLabel(_ isPadded: Bool) -> UIView {
  let label = isPadded ? PaddedLabel() : UILabel()
  label.text = "Padded"
  label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
  return label
}

/// A stepper at 2 of 5.
public func stepper() -> UIView {
  let stepper = UIStepper()
  stepper.maximumValue = 5
  stepper.value = 2
  return stepper
}

/// A picker of a day.
public func datePicker(_ date: Date) -> UIView {
  let picker = UIDatePicker()
  picker.datePickerMode = .date
  picker.preferredDatePickerStyle = .compact
  picker.setDate(date, animated: false)
  return picker
}

final class Sizes: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  private let picker = UIPickerView()
  private let sizes = ["Small", "Medium", "Large"]

  override func viewDidLoad() {
    super.viewDidLoad()
    picker.dataSource = self
    picker.delegate = self
    picker.selectRow(1, inComponent: 0, animated: false)
    picker.frame = CGRect(x: 0, y: 0, width: 320, height: 216)
    view?.addSubview(picker)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    sizes.count
  }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { sizes[row] }
}

/// A screen with a wheel.
public func sizes() -> UIViewController { Sizes() }

final class Fruits: UITableViewController {
  private lazy var source = UITableViewDiffableDataSource<Int, String>(tableView: tableView) {
    table, indexPath, name in
    let cell = table.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
    cell.textLabel?.text = name
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Apple", "Pear"])
    source.apply(snapshot, animatingDifferences: false)
  }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { 60 }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

/// A table of a snapshot's items.
public func fruits() -> UIViewController { Fruits() }

/// The items that an outline shows while its first one is open, and while it is closed.
public func outline() -> [[String]] {
  var outline = NSDiffableDataSourceSectionSnapshot<String>()
  outline.append(["Fruit", "Bread"])
  outline.append(["Apple"], to: "Fruit")
  let closed = outline.visibleItems
  outline.expand(["Fruit"])
  return [closed, outline.visibleItems]
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UINavigationBar.appearance().barStyle = .black
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(rootViewController: ItemsController())
    self.window = window
    window.makeKeyAndVisible()
  }
}

/// Words that change nothing at rest.
final class ItemsController: UICollectionViewController {
  private var observation: NSKeyValueObservation?
  private let brand = #colorLiteral(red: 0, green: 0.5, blue: 1, alpha: 1)
  private lazy var menu = UIMenu(
    title: "Sort", options: .displayInline,
    children: [UIAction(title: "Name", state: .on) { _ in }])

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.prompt = "Prompt"
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort", menu: menu)
    navigationItem.searchController = UISearchController(searchResultsController: nil)
    view.backgroundColor = brand
    view.layer.transform = CATransform3DScale(CATransform3DIdentity, 1, 1, 1)
    observation = view.observe(\.bounds, options: [.new]) { view, change in
      _ = (view.tag, change.newValue)
    }
    collectionView?.register(
      UINib(nibName: "Cell", bundle: nil), forCellWithReuseIdentifier: "Cell")
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.autocorrectionType = .no }
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak alert] _ in
        _ = alert?.textFields?.first?.text
      })
    present(alert, animated: true)
    UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) { self.view.alpha = 1 }
      .startAnimation()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    _ = touches.first?.location(in: view)
  }

  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [menu] _ in menu }
  }
}
