import Maquette

/// The banner over the deals.
struct Banner: View {
  let title: String
  let subtitle: String

  var body: some View {
    VStack(spacing: 4) {
      Text(title).font(.title2).bold()
      Text(subtitle).font(.subheadline)
    }
    .foregroundColor(.white)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.teal)
    .clipShape(.rect(cornerRadius: 12, style: .circular))
  }
}

/// The cell of a deal.
struct DealCard: View {
  let deal: Deal

  private var color: Color { Color(named: deal.color) ?? .accentColor }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Symbol(deal.symbol)
        .foregroundColor(.white)
        .font(.system(size: 40))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(color)
        .overlay(alignment: .topTrailing) {
          Text(deal.discount)
            .font(.system(size: 12, weight: .semibold))
            .foregroundColor(color)
            .padding(EdgeInsets(top: 3, leading: 8, bottom: 3, trailing: 8))
            .background(Capsule().fill(.white))
            .padding(8)
        }
      VStack(alignment: .leading, spacing: 4) {
        Text(deal.shop).font(.caption).foregroundColor(.secondary).lineLimit(1)
        Text(deal.title).font(.system(size: 15, weight: .semibold))
        HStack(spacing: 6) {
          Text(deal.price).font(.system(size: 15, weight: .bold)).foregroundColor(color)
          Spacer()
          Symbol("clock").font(.caption)
          Text(deal.expires).font(.caption)
        }
        .foregroundColor(.secondary)
        .padding(.top, 4)
      }
      .padding(12)
      .layoutPriority(1)  // The picture takes what the words leave.
    }
    .card()
  }
}

/// The cell of a deal that is still being loaded.
struct PlaceholderCard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Color.gray.opacity(0.18)
      VStack(alignment: .leading, spacing: 10) {
        Capsule().fill(.gray.opacity(0.2)).frame(width: 56, height: 10)
        Capsule().fill(.gray.opacity(0.2)).frame(height: 12)
        Capsule().fill(.gray.opacity(0.2)).frame(width: 88, height: 12)
      }
      .padding(12)
    }
    .card()
  }
}

extension View {
  /// A white card with round corners and a thin border.
  fileprivate func card() -> some View {
    background(.white)
      .clipShape(.rect(cornerRadius: 12, style: .circular))
      .overlay(
        RoundedRectangle(cornerRadius: 12, style: .circular)
          .stroke(.black.opacity(0.08), lineWidth: 1))
  }
}
