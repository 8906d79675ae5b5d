/* A picture that can be measured by pointing at it, and by keys. */
import { svg } from "./elements.js";
import { distances, points } from "./measuring.js";
import { boxOf, flattenParts, nameOf, partAt, readParts } from "./part-tree.js";

export class Stage {
  /* say tells those who do not see the page what is measured; show gets the part that was chosen,
     and the one chosen before it. */
  constructor(element, say, show) {
    this.element = element;
    this.say = say;
    this.show = show;
    this.places = [];
    this.width = Number(element.dataset.width);
    this.height = Number(element.dataset.height);
    if (!element.dataset.parts) return;
    this.overlay = svg("svg", {
      class: "overlay",
      viewBox: `0 0 ${this.width} ${this.height}`,
      preserveAspectRatio: "none",
      "aria-hidden": "true",
    });
    this.labels = document.createElement("div");
    this.labels.className = "labels";
    this.labels.setAttribute("aria-hidden", "true");
    element.append(this.overlay, this.labels);
    element.addEventListener("pointermove", (event) => this.follow(event));
    element.addEventListener("pointerleave", () => {
      this.event = undefined;
      this.point(undefined);
    });
    element.addEventListener("click", (event) => this.pin(this.partUnder(event)));
    element.addEventListener("keydown", (event) => this.press(event));
  }

  /* The parts are read when they are first asked for. */
  read() {
    const { parts, origin } = this.element.dataset;
    this.reading ??= readParts(parts, origin).then((root) => {
      this.root = root;
      this.list = flattenParts(root).slice(1);
    });
    return this.reading;
  }

  /* Points at what is under a pointer, also if its parts were not yet read when it came there. */
  async follow(event) {
    this.event = event;
    if (!this.root) await this.read();
    if (this.event === event) this.point(this.partUnder(event));
  }

  partUnder(event) {
    const box = this.element.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * this.width;
    const y = ((event.clientY - box.top) / box.height) * this.height;
    const part = partAt([x, y], this.root);
    return part === this.root ? undefined : part;
  }

  point(part) {
    if (part === this.part) return;
    this.part = part;
    this.draw();
  }

  pin(part) {
    const last = this.pinned;
    this.pinned = part === this.pinned ? undefined : part;
    this.draw();
    this.say(this.pinned ? `Measuring from ${nameOf(this.pinned)}` : "Let go");
    this.show?.(this.pinned, last, this);
  }

  /* Frames places, in points of the picture. */
  frame(places) {
    this.places = places;
    this.draw();
  }

  async press(event) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      await this.read();
      const count = this.list.length;
      if (count === 0) return;
      const index = this.list.indexOf(this.part);
      this.point(
        this.list[index < 0 ? (step > 0 ? 0 : count - 1) : (index + step + count) % count],
      );
      this.say(this.words);
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.pin(this.part);
    } else if (event.key === "Escape" && this.pinned) {
      event.preventDefault();
      event.stopPropagation();
      this.pin(this.pinned);
    }
  }

  get words() {
    const { x, y, width, height } = boxOf(this.part);
    const name = nameOf(this.part) + (this.part.text ? ` “${this.part.text}”` : "");
    const frame = `${name}: ${points(width)} by ${points(height)} at ${points(x)}, ${points(y)}`;
    if (!this.pinned || this.pinned === this.part) return frame;
    const lengths = distances(boxOf(this.pinned), boxOf(this.part)).map(({ length }) =>
      points(length),
    );
    return `${frame}; ${lengths.length ? lengths.join(", ") : "0"} from ${nameOf(this.pinned)}`;
  }

  draw() {
    this.overlay.replaceChildren();
    this.labels.replaceChildren();
    for (const [x, y, width, height] of this.places) {
      this.overlay.append(svg("rect", { x, y, width, height, class: "place" }));
    }
    if (this.pinned) this.outline(this.pinned, "pinned");
    if (!this.part) return;
    if (this.part !== this.pinned) this.outline(this.part, "pointed");
    const lines =
      this.pinned && this.part !== this.pinned
        ? distances(boxOf(this.pinned), boxOf(this.part))
        : [];
    for (const { x1, x2, y1, y2, length } of lines) {
      this.overlay.append(svg("line", { x1, x2, y1, y2 }));
      this.label(points(length), (x1 + x2) / 2, (y1 + y2) / 2, "distance");
    }
    if (!lines.length) {
      const { x, y, width, height } = boxOf(this.part);
      const words = `${nameOf(this.part)}  ${points(width)} × ${points(height)}  (${points(x)}, ${points(y)})`;
      this.label(words, x, y + height, "frame");
    }
  }

  outline(part, name) {
    const { x, y, width, height } = boxOf(part);
    this.overlay.append(svg("rect", { x, y, width, height, class: name }));
  }

  /* A label in pixels of the page; it stays inside the picture. */
  label(text, x, y, name) {
    const label = document.createElement("span");
    label.className = name;
    label.textContent = text;
    this.labels.append(label);
    const box = this.element.getBoundingClientRect();
    let left = (x / this.width) * box.width;
    let top = (y / this.height) * box.height;
    if (name === "distance") {
      left -= label.offsetWidth / 2;
      top -= label.offsetHeight / 2;
    } else if (top + label.offsetHeight > box.height) {
      top = Math.max(0, box.height - label.offsetHeight);
    }
    label.style.left = `${Math.max(0, Math.min(left, box.width - label.offsetWidth))}px`;
    label.style.top = `${Math.max(0, Math.min(top, box.height - label.offsetHeight))}px`;
  }
}
