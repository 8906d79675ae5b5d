/// iOS's sizes of dynamic type; `large` is the one that a device starts with.
public enum DynamicType: String, Hashable, Sendable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}
