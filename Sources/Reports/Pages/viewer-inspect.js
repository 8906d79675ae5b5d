/* Asking the pictures of a viewer: pointing at their parts, selecting them, and measuring between two. */
import { make } from "./elements.js";
import { distances, points } from "./measuring.js";
import { partChanges, partContents, partHead } from "./part-details.js";
import { unpacked } from "./packed.js";
import { boxOf, counterpartOf, nameOf, partAt, readParts } from "./part-tree.js";

export class ViewerInspector {
  /* Whether parts are pointed at; until the reader decides, they are where a page is for measuring and
     nothing is compared. */
  static isOn;

  constructor(viewer) {
    this.viewer = viewer;
    const { dataset } = viewer.element;
    this.origins = { expected: dataset.beforeOrigin, actual: dataset.afterOrigin };
    this.packed = dataset.parts;
    this.scales = {
      expected: Number(dataset.beforeScale),
      actual: Number(dataset.afterScale),
    };
    this.trees = {};
    this.isPossible = Boolean(this.packed);
    if (!this.isPossible) return;
    this.panel = make("aside.part-panel.inspector", { hidden: true, tabIndex: -1 });
    this.panel.setAttribute("aria-label", "Part of the picture");
    viewer.panes.after(this.panel);
    viewer.panes.addEventListener("pointermove", (event) => this.point(event));
    viewer.panes.addEventListener("pointerleave", () => this.hover(undefined));
    viewer.panes.addEventListener("keydown", (event) => this.press(event), { capture: true });
  }

  get isOn() {
    const measures = document.body.dataset.inspects !== undefined && !this.viewer.isPair;
    return this.isPossible && (ViewerInspector.isOn ?? measures);
  }

  toggle() {
    if (!this.isPossible) return this.viewer.say("Nothing is known of these pictures' parts");
    ViewerInspector.isOn = !this.isOn;
    this.viewer.refresh();
    this.viewer.say(this.isOn ? "Point at a part of a picture" : "Not inspecting");
  }

  /* Brings what is shown in step with the viewer; parts are read when they are first asked for. */
  refresh() {
    if (!this.isPossible) return;
    // A page that is for measuring needs no invitation to it.
    this.panel.hidden = !this.isOn || (ViewerInspector.isOn === undefined && !this.selected);
    this.viewer.element.classList.toggle("inspecting", this.isOn);
    if (!this.isOn) {
      this.hovered = this.selected = this.previous = undefined;
    } else {
      this.prepare();
    }
    this.draw();
    this.showPanel();
  }

  /* Has the parts read, once. */
  prepare() {
    if (this.isPossible) this.reading ??= this.read();
  }

  async read() {
    try {
      const { both, before, after } = await unpacked(this.packed);
      const trees = { expected: before ?? both, actual: after ?? structuredClone(both) };
      for (const [side, tree] of Object.entries(trees)) {
        // Without a scale, it is not known where the parts are in the picture.
        if (tree && this.scales[side]) this.trees[side] = readParts(tree, this.origins[side]);
      }
    } catch {
      this.trees = {};
    }
    this.showPanel();
  }

  /* The part under a pointer, with the side whose picture it is in. */
  under(event) {
    const frame = event.target.closest?.(".window");
    if (!frame) return undefined;
    const { placement, element } = this.viewer;
    const own = frame.closest("figure").dataset.side;
    const side = own === "expected" ? own : "actual";
    // Of an aligned picture, the parts are not where they were.
    if (side === "expected" && element.classList.contains("aligning")) return undefined;
    const bounds = frame.getBoundingClientRect();
    const scale = this.scales[side] * placement.scale;
    const x = (event.clientX - bounds.left - placement.x) / scale;
    const y = (event.clientY - bounds.top - placement.y) / scale;
    const part = partAt([x, y], this.trees[side]);
    return part && { side, part };
  }

  point(event) {
    if (!this.isOn || this.viewer.element.classList.contains("dragging")) return;
    this.hover(this.under(event));
  }

  hover(found) {
    if (found?.part === this.hovered?.part) return;
    this.hovered = found;
    if (this.isOn) this.draw();
  }

  /* Selects the part under a pointer. */
  choose(event) {
    this.select(this.under(event));
  }

  select(found) {
    if (this.selected?.part === found?.part) return;
    this.previous = this.selected?.side === found?.side ? this.selected : undefined;
    this.selected = found;
    if (found) this.panel.hidden = false;
    this.draw();
    this.showPanel();
    if (!found) return;
    const { frame, text } = found.part;
    const [x, y, width, height] = frame.map(points);
    const shown = text ? ` “${text}”` : "";
    this.viewer.say(`${nameOf(found.part)}${shown}, ${width} by ${height} at ${x}, ${y}`);
  }

  /* By keys: up to what a part is in, down into it, left and right beside it. */
  press(event) {
    if (!this.isOn || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const isOurs = event.target === this.viewer.panes && event.key.startsWith("Arrow");
    if (!isOurs && !(event.key === "Escape" && this.selected)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") return this.select(undefined);
    const side = this.selected?.side ?? (this.trees.actual ? "actual" : "expected");
    const part = this.selected?.part;
    const siblings = part?.parent?.parts ?? [part];
    const index = siblings.indexOf(part);
    const next = {
      ArrowUp: part?.parent,
      ArrowDown: part?.parts?.[0],
      ArrowLeft: siblings.at(index - 1),
      ArrowRight: siblings[(index + 1) % siblings.length],
    }[event.key];
    const found = part ? next : this.trees[side];
    if (found) this.select({ side, part: found });
  }

  /* The same part in the other picture. */
  get counterpart() {
    if (!this.selected) return undefined;
    const side = this.selected.side === "actual" ? "expected" : "actual";
    const part = counterpartOf(this.selected.part, this.trees[side]);
    return part && { side, part };
  }

  draw() {
    for (const mark of this.viewer.panes.querySelectorAll(".part-mark")) mark.remove();
    if (!this.isOn) return;
    const { selected, hovered, counterpart } = this;
    if (counterpart) this.outline(counterpart, "counterpart");
    if (selected) this.outline(selected, "selected");
    if (!hovered || hovered.part === selected?.part) return;
    this.outline(hovered, "pointed");
    const { part, side } = hovered;
    if (selected?.side === side) return this.measure(selected.part, part, side);
    const { x, y, width, height } = boxOf(part);
    const place = `(${points(x)}, ${points(y)})`;
    const words = `${nameOf(part)}  ${points(width)} × ${points(height)}  ${place}`;
    this.mark(words, side, "name", [x, y + height]);
  }

  measure(one, other, side) {
    for (const { x1, x2, y1, y2, length } of distances(boxOf(one), boxOf(other))) {
      this.mark("", side, "line", [x1, y1, x2 - x1, y2 - y1]);
      this.mark(points(length), side, "distance", [(x1 + x2) / 2, (y1 + y2) / 2]);
    }
  }

  outline({ part, side }, kind) {
    this.mark("", side, kind, part.frame);
  }

  /* Something over a picture, at a place in points of its canvas. */
  mark(text, side, kind, [x, y, width, height]) {
    const { figures, mode } = this.viewer;
    const shown =
      ["diff", "annotated"].includes(mode) && figures[mode] && side === "actual" ? mode : side;
    const canvas = figures[shown]?.querySelector(".canvas");
    if (!canvas) return;
    const mark = make(`span.part-mark.${kind}`, {}, text);
    mark.setAttribute("aria-hidden", "true");
    const scale = this.scales[side];
    const style = { left: x, top: y, width, height };
    for (const [name, length] of Object.entries(style)) {
      if (length !== undefined) mark.style[name] = `${length * scale}px`;
    }
    canvas.append(mark);
  }

  showPanel() {
    if (!this.isOn) return;
    const { selected, previous, viewer } = this;
    if (!selected) {
      this.panel.replaceChildren(
        make("p.quiet", {}, "Point at a part of a picture, and click to select it."),
        make("p.quiet", {}, "Then point at another one for the distance between them."),
      );
      return;
    }
    const { part, side } = selected;
    const lengths = previous && distances(boxOf(previous.part), boxOf(part));
    const distance = lengths && { from: previous.part, lengths };
    const select = (one) => this.select({ side, part: one });
    const other = this.counterpart;
    const changes =
      other && (side === "actual" ? partChanges(other.part, part) : partChanges(part, other.part));
    const [header, frame, ...rest] = partHead(part, distance, select, (text) => this.copy(text));
    if (viewer.isPair) {
      header.append(make("p.quiet", {}, `In the ${viewer.words(side)} picture`));
    }
    this.panel.replaceChildren(
      ...[header, frame, changes, ...rest, partContents(part, select)].filter(Boolean),
    );
  }

  async copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      this.viewer.say(`Copied ${text}`);
    } catch {
      this.viewer.say("The browser does not let this page copy");
    }
  }
}
