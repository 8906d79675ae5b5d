"""Writes the benchmark's scenes as configs; the same scenes on every run."""

import json
import pathlib
import random

COLORS = ["#FF2D55", "#AF52DE", "#8E8E93", "#000000", "#FF3B30", "#FF9500", "#FFCC00", "#34C759",
          "#007AFF"]
NAMES = ["pink", "purple", "gray", "black", "red", "orange", "yellow", "green", "blue"]


def cards(name, items, columns, width, scale):
    """Cards with a label bar and a border, as in the first sample."""
    return {
        "name": name,
        "canvas": {"width": width, "scale": scale, "background": "black.opacity(0.05)"},
        "view": {
            "collection": {
                "layout": {"grid": {"columns": columns, "spacing": 20}},
                "items": items,
                "cell": {
                    "vstack": [
                        "spacer",
                        {
                            "text": "${item.name}",
                            "font": {"size": 17},
                            "frame": {"maxWidth": "infinity", "height": 40},
                            "background": "white",
                        },
                    ],
                    "frame": {"height": 120},
                    "background": "${item.color}",
                    "cornerRadius": {"radius": 10, "style": "circular"},
                    "overlay": {
                        "roundedRectangle": {"cornerRadius": 10, "style": "circular"},
                        "stroke": {"color": "black.opacity(0.2)", "lineWidth": 1},
                    },
                },
            },
            "padding": 16,
        },
    }


def waterfall(name, count):
    """Small cells of pseudo-random heights, each to the shortest of eight columns."""
    randomness = random.Random(1)
    items = [
        {"color": COLORS[index % len(COLORS)], "height": 12 + randomness.randint(0, 15)}
        for index in range(count)
    ]
    return {
        "name": name,
        "canvas": {"width": 2048, "scale": 1, "background": "black.opacity(0.05)"},
        "view": {
            "collection": {
                "layout": {"waterfall": {"columns": 8, "columnSpacing": 4, "rowSpacing": 4}},
                "items": items,
                "itemHeight": "${item.height}",
                "cell": {
                    "text": "c${index}",
                    "font": {"size": 10},
                    "frame": {"maxWidth": "infinity", "maxHeight": "infinity"},
                    "background": "${item.color}",
                    "cornerRadius": {"radius": 4, "style": "circular"},
                    "overlay": {
                        "roundedRectangle": {"cornerRadius": 4, "style": "circular"},
                        "stroke": {"color": "black.opacity(0.2)", "lineWidth": 1},
                    },
                },
            },
            "padding": 8,
        },
    }


def pattern(name, count):
    """A compositional section of one fixed group, of whose cells the canvas shows the first."""
    part = {"width": {"fractionalWidth": 0.25}, "height": {"fractionalHeight": 1}}
    group = {
        "width": {"fractionalWidth": 1},
        "height": {"absolute": 44},
        "interItemSpacing": {"fixed": 4},
        "repeatingSubitem": part,
        "count": 3,
    }
    return {
        "name": name,
        "canvas": {"width": 390, "height": 800, "scale": 2},
        "view": {
            "collection": {
                "layout": {
                    "compositional": {"group": {"horizontal": group}, "interGroupSpacing": 4},
                },
                "items": f"1...{count}",
                "cell": {"color": "teal"},
            },
        },
    }


def item(index, name):
    return {"name": name, "color": COLORS[index % len(COLORS)]}


def scenes():
    """The scenes by their names, each a list of previews."""
    small = [item(index, name) for index, name in enumerate(NAMES)]
    large = [item(index, f"name {index}") for index in range(1000)]
    many = [
        cards(f"s4-{picture:03}",
              [item(picture + index, f"{name} {picture}") for index, name in enumerate(NAMES)],
              2, 390, 2)
        for picture in range(100)
    ]
    return {
        "S1": [cards("s1", small, 2, 390, 2)],
        "S2": [cards("s2", large, 10, 1440, 1)],
        "S3": [waterfall("s3", 10_000)],
        "S4": many,
        "S5": [pattern("s5", 1_000_000)],
    }


def write(folder):
    """Writes a config a scene into `folder` and answers their paths by the scenes' names."""
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    paths = {}
    for name, previews in scenes().items():
        paths[name] = folder / f"{name}.json"
        config = previews[0] if len(previews) == 1 else {"previews": previews}
        paths[name].write_text(json.dumps(config, indent=1))
    return paths
