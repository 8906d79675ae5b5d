/// A number with its noun, as in `1 pixel` or `2 pixels`.
package func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}
