import DisplayList
import LayoutGeometry
import TestSupport
import Testing

@Suite struct `The commands that touch a band` {
  private func box(_ top: Double, _ height: Double) -> Command {
    .fill(.rect(Rect(x: 0, y: top, width: 10, height: height)), .color(.black))
  }

  private func positions(_ commands: [Command], _ top: Double, _ bottom: Double) -> [Int] {
    var found: [Int] = []
    BandIndex(commands).forEach(from: top, to: bottom) { found.append($0) }
    return found
  }

  @Test func `are those whose ink reaches into it, in order`() {
    let commands = (0..<10).map { box(Double($0) * 10, 10) }
    expect(positions(commands, 25, 45), equals: [2, 3, 4])
  }

  @Test func `are not those that only touch its edges`() {
    expect(positions([box(0, 10), box(10, 10), box(20, 10)], 10, 20), equals: [1])
  }

  @Test func `hold a tall one that starts far above`() {
    let commands = [box(0, 1000)] + (0..<50).map { box(Double($0) * 10, 10) }
    // The box at 480 is the 48th of the short ones.
    expect(positions(commands, 482, 488), equals: [0, 49])
  }

  @Test func `are found in any order of commands`() {
    expect(positions([box(90, 10), box(0, 10), box(40, 10), box(45, 1)], 40, 50), equals: [2, 3])
  }

  @Test func `do not hold commands without ink`() {
    expect(
      positions([box(0, 0), .group(Group(opacity: 0, commands: [box(0, 10)]))], 0, 10), equals: [])
  }

  @Test func `a group has ink where its commands have, within its clip`() {
    let clip = Shape.rect(Rect(x: 0, y: 0, width: 5, height: 30))
    let group = Group(clip: clip, commands: [box(20, 100)])
    expect(Command.group(group).inkBounds, equals: Rect(x: 0, y: 20, width: 5, height: 10))
  }

  @Test func `a shadow reaches three standard deviations beyond its caster`() {
    // A radius of 2 is a deviation of 2: 6 points on each side, and 3 down.
    let shadow = Shadow(color: .black, radius: 2, offset: Point(x: 0, y: 3))
    let group = Group(shadow: shadow, commands: [box(20, 10)])
    expect(Command.group(group).inkBounds, equals: Rect(x: -6, y: 17, width: 22, height: 22))
  }

  @Test func `a line has ink half its width beyond its outline`() {
    let stroke = Command.stroke(
      .rect(Rect(x: 10, y: 10, width: 20, height: 20)), .color(.black), StrokeStyle(lineWidth: 4))
    expect(stroke.inkBounds, equals: Rect(x: 8, y: 8, width: 24, height: 24))
  }
}
