/* A picture that can be measured by pointing at it, and by keys. */
import { distances, partAt, points, readParts } from "./measuring.js";

const svgNames = "http://www.w3.org/2000/svg";

function svg(name, attributes) {
  const element = document.createElementNS(svgNames, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

export class Stage {
  /* say tells those who do not see the page what is measured. */
  constructor(element, say) {
    this.element = element;
    this.say = say;
    this.width = Number(element.dataset.width);
    this.height = Number(element.dataset.height);
    this.parts = readParts(element);
    if (!this.parts.length) return;
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
    element.addEventListener("pointermove", (event) => this.point(this.partUnder(event)));
    element.addEventListener("pointerleave", () => this.point(undefined));
    element.addEventListener("click", (event) => this.pin(this.partUnder(event)));
    element.addEventListener("keydown", (event) => this.press(event));
  }

  partUnder(event) {
    const box = this.element.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * this.width;
    const y = ((event.clientY - box.top) / box.height) * this.height;
    return partAt(this.parts, x, y);
  }

  point(part) {
    if (part === this.part) return;
    this.part = part;
    this.draw();
  }

  pin(part) {
    this.pinned = part === this.pinned ? undefined : part;
    this.draw();
    this.say(this.pinned ? `Measuring from ${this.pinned.name}` : "Let go");
  }

  press(event) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step) {
      const count = this.parts.length;
      const index = this.parts.indexOf(this.part);
      this.point(
        this.parts[index < 0 ? (step > 0 ? 0 : count - 1) : (index + step + count) % count],
      );
      this.say(this.words);
    } else if (event.key === "Enter" || event.key === " ") {
      this.pin(this.part);
    } else if (event.key === "Escape" && this.pinned) {
      this.pin(this.pinned);
      event.stopPropagation();
    } else {
      return;
    }
    event.preventDefault();
  }

  get words() {
    const { name, x, y, width, height } = this.part;
    const frame = `${name}: ${points(width)} by ${points(height)} at ${points(x)}, ${points(y)}`;
    if (!this.pinned || this.pinned === this.part) return frame;
    const lengths = distances(this.pinned, this.part).map((line) => points(line.length));
    return `${frame}; ${lengths.length ? lengths.join(", ") : "0"} from ${this.pinned.name}`;
  }

  draw() {
    this.overlay.replaceChildren();
    this.labels.replaceChildren();
    if (this.pinned) this.outline(this.pinned, "pinned");
    if (!this.part) return;
    if (this.part !== this.pinned) this.outline(this.part, "pointed");
    const lines = this.pinned && this.part !== this.pinned ? distances(this.pinned, this.part) : [];
    for (const { x1, x2, y1, y2, length } of lines) {
      this.overlay.append(svg("line", { x1, x2, y1, y2 }));
      this.label(points(length), (x1 + x2) / 2, (y1 + y2) / 2, "distance");
    }
    if (!lines.length) {
      const { name, x, y, width, height } = this.part;
      const words = `${name}  ${points(width)} × ${points(height)}  (${points(x)}, ${points(y)})`;
      this.label(words, x, y + height, "frame");
    }
  }

  outline({ x, y, width, height }, name) {
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
