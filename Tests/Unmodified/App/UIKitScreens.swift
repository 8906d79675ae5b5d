import UIKit

// A screen of UIKit's, as apps write it: cells with constraints, a flow layout with a delegate, and a table view.

struct Person {
  let name: String
  let note: String?
  let count: Int
}

final class IconTextView: UIView {
  private lazy var icon: UIImageView = {
    let view = UIImageView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.tintColor = .secondaryLabel
    view.contentMode = .scaleAspectFit
    return view
  }()

  private lazy var label: UILabel = {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.font = .systemFont(ofSize: 14)
    return label
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(icon)
    addSubview(label)
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: leadingAnchor),
      icon.centerYAnchor.constraint(equalTo: centerYAnchor),
      icon.widthAnchor.constraint(equalToConstant: 16),
      icon.heightAnchor.constraint(equalToConstant: 16),
      label.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 6),
      label.trailingAnchor.constraint(equalTo: trailingAnchor),
      label.topAnchor.constraint(equalTo: topAnchor),
      label.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(imageName: String, text: String) {
    icon.image = UIImage(systemName: imageName)
    label.text = text
  }
}

final class PersonCell: UICollectionViewCell {
  static let reuseIdentifier = "PersonCell"

  private lazy var avatar: UIImageView = {
    let image = UIImageView()
    image.translatesAutoresizingMaskIntoConstraints = false
    image.contentMode = .scaleAspectFill
    image.clipsToBounds = true
    image.backgroundColor = .systemTeal
    return image
  }()

  private lazy var titleLabel: UILabel = {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.font = .systemFont(ofSize: 18, weight: .bold)
    label.textAlignment = .center
    return label
  }()

  private lazy var noteView: IconTextView = {
    let view = IconTextView()
    return view
  }()

  private lazy var countView: IconTextView = {
    let view = IconTextView()
    return view
  }()

  private lazy var stackView: UIStackView = {
    let stackView = UIStackView(arrangedSubviews: [titleLabel, noteView, countView])
    stackView.translatesAutoresizingMaskIntoConstraints = false
    stackView.axis = .vertical
    stackView.spacing = 4
    stackView.alignment = .leading
    return stackView
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setupLayout()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    avatar.layer.cornerRadius = avatar.bounds.width / 2
  }

  func configure(with person: Person) {
    titleLabel.text = person.name
    noteView.configure(imageName: "pencil", text: person.note ?? "No description")
    countView.configure(imageName: "folder", text: "\(person.count) public repos")
  }

  private func setupLayout() {
    contentView.addSubview(avatar)
    contentView.addSubview(stackView)
    contentView.layer.cornerRadius = 12
    contentView.layer.borderWidth = 1
    contentView.layer.borderColor = UIColor.lightGray.cgColor
    contentView.clipsToBounds = true
    NSLayoutConstraint.activate([
      avatar.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
      avatar.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      avatar.widthAnchor.constraint(equalToConstant: 80),
      avatar.heightAnchor.constraint(equalToConstant: 80),
      stackView.topAnchor.constraint(equalTo: avatar.bottomAnchor, constant: 12),
      stackView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      stackView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      stackView.bottomAnchor.constraint(
        lessThanOrEqualTo: contentView.bottomAnchor, constant: -16),
    ])
  }
}

final class PeopleViewController: UIViewController {
  private var people: [Person] = []
  private var isCollection = true

  private lazy var searchBar: UISearchBar = {
    let bar = UISearchBar()
    bar.placeholder = "Search people"
    bar.translatesAutoresizingMaskIntoConstraints = false
    return bar
  }()

  private lazy var switchLabel: UILabel = {
    let label = UILabel()
    label.text = "Show as collection"
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }()

  private lazy var switchButton: UISwitch = {
    let button = UISwitch()
    button.isOn = isCollection
    button.translatesAutoresizingMaskIntoConstraints = false
    return button
  }()

  private lazy var tableView: UITableView = {
    let table = UITableView()
    table.dataSource = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.translatesAutoresizingMaskIntoConstraints = false
    table.isHidden = isCollection
    return table
  }()

  private lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 10
    layout.minimumInteritemSpacing = 10
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collectionView.delegate = self
    collectionView.dataSource = self
    collectionView.register(
      PersonCell.self, forCellWithReuseIdentifier: PersonCell.reuseIdentifier)
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    collectionView.isHidden = !isCollection
    return collectionView
  }()

  convenience init(people: [Person], isCollection: Bool) {
    self.init()
    self.people = people
    self.isCollection = isCollection
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "People"
    view.backgroundColor = .systemBackground
    for subview in [searchBar, switchLabel, switchButton, tableView, collectionView] {
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      searchBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      searchBar.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      searchBar.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
      switchLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      switchLabel.centerYAnchor.constraint(equalTo: switchButton.centerYAnchor),
      switchButton.topAnchor.constraint(equalTo: searchBar.bottomAnchor, constant: 8),
      switchButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
    for list in [tableView, collectionView] {
      NSLayoutConstraint.activate([
        list.topAnchor.constraint(equalTo: switchButton.bottomAnchor, constant: 8),
        list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
  }
}

extension PeopleViewController: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { people.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: PersonCell.reuseIdentifier, for: indexPath) as? PersonCell
    else { return UICollectionViewCell() }
    cell.configure(with: people[indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: (collectionView.bounds.width - 30) / 2, height: 200)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView == collectionView { isCollection = true }
  }
}

extension PeopleViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    people.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = people[indexPath.row].name
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}

#Preview {
  PeopleViewController(people: [Person(name: "Ada", note: nil, count: 3)], isCollection: true)
}

#Preview("cell", traits: .fixedLayout(width: 200, height: 200)) {
  let cell = PersonCell(frame: .zero)
  cell.configure(with: Person(name: "Ada", note: "Engines", count: 3))
  return cell
}
