/* The divider of a viewer's slider: a range that lies over the pictures. */
import { PictureViewer } from "./viewer.js";

/*
 * Where the expected picture ends and the actual one begins, in percent of what is seen of the
 * pictures: it never lies beside them.
 */
export class ViewerDivider {
  // Half of the thumb, which the range keeps inside of its own ends.
  static overhang = 16;

  constructor(viewer) {
    this.viewer = viewer;
    this.left = 0;
    this.right = 1;
    this.input = document.createElement("input");
    Object.assign(this.input, {
      type: "range",
      min: 0,
      max: 100,
      step: "any",
      className: "divider",
      ariaLabel: `Divider between ${viewer.words("expected")} and ${viewer.words("actual")}`,
    });
    this.input.addEventListener("input", () => this.set(Number(this.input.value)));
    this.input.addEventListener("keydown", (event) => this.press(event));
    viewer.panes.append(this.input);
  }

  get percent() {
    return PictureViewer.settings.split;
  }

  set(percent) {
    PictureViewer.settings.split = Math.min(Math.max(percent, 0), 100);
    this.viewer.place();
  }

  /* Moves it to a place in the panes' window, in CSS pixels. */
  moveTo(x) {
    this.set((100 * (x - this.left)) / Math.max(this.right - this.left, 1));
  }

  /* A range without steps would move by a pixel; keys move it by whole percents. */
  press(event) {
    const step = {
      ArrowLeft: -1,
      ArrowDown: -1,
      ArrowRight: 1,
      ArrowUp: 1,
      PageDown: -10,
      PageUp: 10,
      Home: -100,
      End: 100,
    }[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    this.set(Math.round(this.percent) + step * (event.shiftKey ? 10 : 1));
  }

  /* Brings it in step with the pictures' placement; top is the window's in the panes. */
  place(placement, top) {
    const { x, width, scale, window } = placement;
    this.left = Math.max(x, 0);
    this.right = Math.min(x + width * scale, window.width);
    const split = this.left + ((this.right - this.left) * this.percent) / 100;
    const { style } = this.viewer.panes;
    style.setProperty("--split", `${split}px`);
    style.setProperty("--divider-height", `${window.height}px`);
    const { overhang } = ViewerDivider;
    Object.assign(this.input.style, {
      top: `${top}px`,
      left: `${this.left - overhang}px`,
      width: `${this.right - this.left + 2 * overhang}px`,
    });
    this.input.value = this.percent;
    this.input.ariaValueText = `${Math.round(this.percent)} percent ${this.viewer.words("expected")}`;
  }
}
