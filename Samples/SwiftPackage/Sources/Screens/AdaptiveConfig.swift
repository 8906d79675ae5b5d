/// The lengths of the second article's cells, in points.
struct AdaptiveConfig {
  let bannerHeight = 120.0
  let placeholderHeight = 210.0
  let isPhoneSE: Bool

  var cellBaseHeight: Double { isPhoneSE ? 190 : 210 }
  var cellPadding: Double { isPhoneSE ? 4 : 8 }
}
