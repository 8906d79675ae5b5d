"""The benchmark's scenes as its peers read them: laid out on their own, and written in their languages."""

import html


class Scene:
    """What a config of `scenes` draws, laid out here on its own: cards with frames in points."""

    def __init__(self, config):
        collection = config["view"]["collection"]
        canvas = config["canvas"]
        self.name = config["name"]
        self.scale = canvas["scale"]
        self.width = canvas["width"]
        self.margin = config["view"]["padding"]
        if "grid" in collection["layout"]:
            self.radius, self.bar, self.font = 10, 40, 17
            self.cards = self.grid(collection)
        else:
            self.radius, self.bar, self.font = 4, 0, 10
            self.cards = self.waterfall(collection)
        self.height = max(y + height for _, y, _, height, _, _ in self.cards) + self.margin

    def column(self, columns, gap):
        return (self.width - 2 * self.margin - (columns - 1) * gap) / columns

    def grid(self, collection):
        layout = collection["layout"]["grid"]
        columns, gap = layout["columns"], layout["spacing"]
        width = self.column(columns, gap)
        return [
            (self.margin + index % columns * (width + gap),
             self.margin + index // columns * (120 + gap), width, 120, item["color"], item["name"])
            for index, item in enumerate(collection["items"])
        ]

    def waterfall(self, collection):
        layout = collection["layout"]["waterfall"]
        columns, gap = layout["columns"], layout["columnSpacing"]
        width = self.column(columns, gap)
        ends = [self.margin - gap] * columns
        cards = []
        for index, item in enumerate(collection["items"]):
            shortest = ends.index(min(ends))
            top = ends[shortest] + gap
            cards.append((self.margin + shortest * (width + gap), top, width, item["height"],
                          item["color"], f"c{index}"))
            ends[shortest] = top + item["height"]
        return cards

    def label_rows(self, height):
        return self.bar if self.bar > 0 else height

    def text(self):
        """As the programs in C read it."""
        head = (f"{self.width} {self.height} {self.scale} {self.radius} {self.bar} {self.font}"
                f" {len(self.cards)}\n")
        return head + "".join(
            f"{x} {y} {width} {height} {color[1:]} {label}\n"
            for x, y, width, height, color, label in self.cards)

    def svg(self):
        """As an export of a design has it: a clip for each card, and texts by their baselines."""
        # Inter's ascent and descent are 0.96875 and 0.2412 of its size; a line is centred.
        baseline = self.font * (0.96875 - 0.2412) / 2
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width * self.scale}"'
            f' height="{self.height * self.scale}" viewBox="0 0 {self.width} {self.height}">'
            '<rect width="100%" height="100%" fill="#f2f2f2"/>'
        ]
        for index, (x, y, width, height, color, label) in enumerate(self.cards):
            rows = self.label_rows(height)
            parts.append(
                f'<clipPath id="c{index}"><rect x="{x}" y="{y}" width="{width}" height="{height}"'
                f' rx="{self.radius}"/></clipPath><g clip-path="url(#c{index})">'
                f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{color}"/>')
            if self.bar:
                parts.append(f'<rect x="{x}" y="{y + height - rows}" width="{width}"'
                             f' height="{rows}" fill="#fff"/>')
            parts.append(
                f'<text x="{x + width / 2}" y="{y + height - rows / 2 + baseline}"'
                f' text-anchor="middle" font-family="Inter" font-size="{self.font}">'
                f'{html.escape(label)}</text></g>'
                f'<rect x="{x + .5}" y="{y + .5}" width="{width - 1}" height="{height - 1}"'
                f' rx="{self.radius - .5}" fill="none" stroke="#000" stroke-opacity=".2"/>')
        return "".join(parts) + "</svg>"

    def style(self):
        """The style sheet of `body`."""
        return (
            "body{margin:0}main{position:absolute;left:0;top:0;background:#f2f2f2;"
            f"width:{self.width}px;height:{self.height}px;font:{self.font}px Inter}}"
            "div,i{position:absolute;box-sizing:border-box;"
            f"border-radius:{self.radius}px}}div{{overflow:hidden}}"
            "i{left:0;top:0;right:0;bottom:0;border:1px solid #0003}"
            "p{position:absolute;margin:0;left:0;right:0;bottom:0;display:flex;"
            "align-items:center;justify-content:center}")

    def body(self):
        """The elements of a page, for those who read a style sheet on its own."""
        parts = ["<main>"]
        for x, y, width, height, color, label in self.cards:
            ground = "#fff" if self.bar else "none"
            parts.append(
                f'<div style="left:{x}px;top:{y}px;width:{width}px;height:{height}px;'
                f'background:{color}"><p style="height:{self.label_rows(height)}px;'
                f'background:{ground}">{html.escape(label)}</p><i></i></div>')
        return "".join(parts) + "</main>"

    def html(self):
        return f"<!doctype html><meta charset=utf-8><style>{self.style()}</style>{self.body()}"

    def typst(self):
        parts = [
            f"#set page(width: {self.width}pt, height: {self.height}pt, margin: 0pt,"
            ' fill: rgb("#f2f2f2"))\n'
            f'#set text(font: "Inter", size: {self.font}pt)\n'
            "#let card(x, y, w, h, c, t) = place(dx: x, dy: y, block(width: w, height: h, fill: c,"
            f" radius: {self.radius}pt, clip: true, stroke: none, {{\n"
            "  place(bottom, block(width: 100%, height: "
            + (f"{self.bar}pt, fill: white" if self.bar else "100%")
            + ", align(center + horizon, t)))\n"
            "  place(dx: .5pt, dy: .5pt, rect(width: w - 1pt, height: h - 1pt,"
            f" radius: {self.radius - .5}pt, stroke: 1pt + rgb(0, 0, 0, 20%)))\n}}))\n"
        ]
        for x, y, width, height, color, label in self.cards:
            parts.append(f'#card({x}pt, {y}pt, {width}pt, {height}pt, rgb("{color}"),'
                         f' "{label}")\n')
        return "".join(parts)
