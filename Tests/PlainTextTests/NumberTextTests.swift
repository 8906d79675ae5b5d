import PlainText
import TestSupport
import Testing

@Suite struct NumberTextTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (4, "4"), (-4, "-4"), (1.5, "1.5"), (-0.25, "-0.25"), (0.1, "0.1"),
      (100_000, "100000"), (1e15, "1000000000000000"), (1e20, "100000000000000000000"),
      (0.00001, "0.00001"), (0.000001, "0.000001"), (123_456.789, "123456.789"),
      (1e21, "1e+21"), (1e-7, "1e-07"), (4.0 / 3, "1.3333333333333333"),
    ] as [(Double, String)])
  func `a number's text is its shortest`(number: Double, expected: String) {
    expect(NumberText.shortest(number), equals: expected)
  }

  @Test(
    arguments: [
      (4, 0, "4"), (4, 2, "4.00"), (4.0 / 3, 2, "1.33"), (1.005, 2, "1.01"), (0.125, 2, "0.13"),
      (-0.125, 2, "-0.13"), (0.004, 2, "0.00"), (-0.004, 2, "0.00"), (0.05, 1, "0.1"),
      (0.5, 0, "1"), (0.49, 0, "0"), (9.99, 1, "10.0"), (99.5, 0, "100"), (0.095, 2, "0.10"),
      (1e20, 1, "100000000000000000000.0"), (1e-10, 3, "0.000"), (12_345.678, 1, "12345.7"),
      (0, 3, "0.000"), (1234.5, 4, "1234.5000"),
    ] as [(Double, Int, String)])
  func `decimals are rounded as people do`(number: Double, count: Int, expected: String) {
    expect(NumberText.decimals(number, count: count), equals: expected)
  }
}
