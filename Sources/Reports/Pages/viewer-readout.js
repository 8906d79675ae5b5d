/* What a viewer shows of the pixel under the pointer. */
import { drawWhole } from "./patches.js";

/* Tells the place and colours of the pixel under the pointer, and marks it in the other panes. */
export class PixelReadout {
  constructor(viewer) {
    this.viewer = viewer;
    this.line = viewer.element.querySelector(".pixel");
    const sample = document.createElement("canvas");
    sample.width = sample.height = 1;
    this.sample = sample.getContext("2d", { willReadFrequently: true });
    viewer.panes.addEventListener("pointermove", (event) => this.read(event));
    viewer.panes.addEventListener("pointerleave", () => this.clear());
    // A dot in the other panes, where the pointer is in its own.
    this.dots = [...viewer.panes.querySelectorAll(".canvas")].map((canvas) => {
      const dot = document.createElement("b");
      canvas.append(dot);
      return dot;
    });
  }

  clear() {
    this.line.replaceChildren();
    this.viewer.element.classList.remove("pointed");
  }

  read(event) {
    const frame = event.target.closest(".window");
    if (!frame || event.pointerType !== "mouse") return;
    const { placement, figures } = this.viewer;
    const bounds = frame.getBoundingClientRect();
    const x = Math.floor((event.clientX - bounds.left - placement.x) / placement.scale);
    const y = Math.floor((event.clientY - bounds.top - placement.y) / placement.scale);
    this.clear();
    if (x < 0 || y < 0 || x >= placement.width || y >= placement.height) return;
    this.viewer.element.classList.toggle("pointed", this.viewer.mode === "side");
    for (const dot of this.dots) {
      Object.assign(dot.style, { left: `${x + 0.5}px`, top: `${y + 0.5}px` });
    }
    this.line.append(`(${x}, ${y})`);
    let colors;
    try {
      colors = ["expected", "actual"]
        .filter((side) => figures[side])
        .map((side) => this.color(this.viewer.pictureOf(side), x, y));
    } catch {
      // A page that is a file may show pictures in other files, and not read them.
      this.line.append("no colours: a report with --pictures embed has them");
      return;
    }
    colors.forEach((color, index) => {
      if (index > 0) this.line.append("→");
      const patch = document.createElement("i");
      const text = document.createElement("span");
      patch.style.background = color ?? "none";
      text.textContent = color ?? "outside";
      text.className = colors[0] === colors[1] ? "" : "differs";
      this.line.append(patch, text);
    });
  }

  /* The colour of a pixel as #RRGGBB or #RRGGBBAA; nothing outside of the picture. */
  color(image, x, y) {
    const { naturalWidth: width = image.width, naturalHeight: height = image.height } = image;
    if (x >= width || y >= height) return undefined;
    this.sample.clearRect(0, 0, 1, 1);
    drawWhole(this.sample, image, x, y, 1, 1, 0, 0, 1, 1);
    const [red, green, blue, alpha] = this.sample.getImageData(0, 0, 1, 1).data;
    const parts = alpha === 255 ? [red, green, blue] : [red, green, blue, alpha];
    const digits = parts.map((part) => part.toString(16).padStart(2, "0")).join("");
    return `#${digits.toUpperCase()}`;
  }
}
