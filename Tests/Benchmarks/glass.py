"""What glass costs, and a screen of the new look beside the same of the old one.

Usage: glass.py MAQUETTE FOLDER [RUNS]

Prints the time of one piece of glass of 400 × 62 points at three pixels a point, on one thread: the difference of two
drawings, one with 16 pieces that do not overlap, divided by 16. The aim is 4 ms. Then, for a screen with a tab bar, a
navigation bar with four buttons and an open menu, the time with `ios-26` as a multiple of that with `ios-18`; the aim is
1.3. Processes that are compared run in turn; times are those of the processor, since other programs may be running.
"""

import json
import pathlib
import statistics
import sys

import processes

PIECES = 16


def pieces(glass):
    """A column of boxes over stripes, with glass under each or without."""
    box = {"spacer": None, "frame": {"width": 400, "height": 62}} | ({"glassEffect": "regular"} if glass else {})
    colors = ["#FF2D55", "#34C759", "#007AFF", "#FFCC00", "#000000", "#FFFFFF"]
    stripes = {"hstack": {"spacing": 0, "children": [{"color": color} for color in colors * 4]}}
    column = {"vstack": {"spacing": 20, "children": [box] * PIECES}}
    return {
        "name": f"pieces-{'glass' if glass else 'none'}",
        "canvas": {"width": 440, "height": 1400, "scale": 3, "system": "ios-26"},
        "view": {"zstack": [stripes, column]},
    }


def screen(system):
    """A screen as apps have them, with its bars and an open menu."""
    rows = [
        {"hstack": [{"text": f"Row {number}"}, "spacer", {"text": "Value", "foregroundColor": "secondary"}], "padding": 12}
        for number in range(30)
    ]
    bar = {
        "navigationBar": {
            "title": "Inbox",
            "leading": {"symbol": "chevron.left"},
            "trailing": [{"symbol": "pencil"}, {"symbol": "folder"}, {"symbol": "ellipsis"}],
        }
    }
    tabs = [
        {"symbol": symbol, "title": title}
        for symbol, title in [("tray", "Inbox"), ("person", "People"), ("flag", "Flags"), ("gear", "Settings")]
    ]
    menu = {"menu": {"title": "Sort", "isOpen": True, "items": [{"title": f"Action {number}"} for number in range(5)]}}
    return {
        "name": f"screen-{system}",
        "canvas": {"device": "iphone-17", "system": system},
        "view": {
            "scrollView": rows,
            "modifiers": [
                {"overlay": menu},
                {"safeAreaInset": {"edge": "top", "spacing": 0, "content": bar}},
                {"safeAreaInset": {"edge": "bottom", "spacing": 0, "content": {"tabBar": tabs}}},
            ],
        },
    }


def times(tool, folder, configs, runs):
    """The median processor time of drawing each config on one thread, in milliseconds."""
    found = {config["name"]: [] for config in configs}
    for config in configs:
        (folder / f"{config['name']}.json").write_text(json.dumps(config))
    for _ in range(runs):
        for name, spent in found.items():
            render = [tool, "render", str(folder / f"{name}.json"), "--quiet", "--no-cache", "--jobs", "1"]
            spent.append(processes.spent(render + ["--output", str(folder / "Output")])[0])
    return {name: statistics.median(spent) for name, spent in found.items()}


def main():
    tool, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    runs = int(sys.argv[3]) if len(sys.argv) > 3 else 7
    folder.mkdir(parents=True, exist_ok=True)
    found = times(tool, folder, [pieces(True), pieces(False)], runs)
    print(f"a piece of glass: {(found['pieces-glass'] - found['pieces-none']) / PIECES:.2f} ms")
    found = times(tool, folder, [screen("ios-26"), screen("ios-18")], runs)
    ratio = found["screen-ios-26"] / found["screen-ios-18"]
    print(f"a screen: {found['screen-ios-26']:.1f} ms, {found['screen-ios-18']:.1f} ms in the old look: {ratio:.2f} times")


if __name__ == "__main__":
    main()
