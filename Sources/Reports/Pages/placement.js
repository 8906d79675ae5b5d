/* Where a picture lies in its window: pure arithmetic, shared by all panes of a viewer. */

/*
 * A picture of width × height pixels in a window. scale is CSS pixels a pixel of the picture,
 * and (x, y) its top left corner in the window, in CSS pixels. rule is what the scale follows
 * when the window changes: "fit", "width", or nothing.
 */
export class Placement {
  static margin = 12;
  static largest = 32;

  constructor(width, height) {
    Object.assign(this, { width, height, rule: "fit", scale: 1, x: 0, y: 0 });
    this.window = { width: 1, height: 1 };
  }

  /* Device pixels a CSS pixel. */
  static get density() {
    return window.devicePixelRatio || 1;
  }

  /* Device pixels a pixel of the picture: 1 is the picture as it is. */
  get ratio() {
    return this.scale * Placement.density;
  }

  get overflows() {
    return (
      this.width * this.scale > this.window.width + 1 ||
      this.height * this.scale > this.window.height + 1
    );
  }

  /* The scale at which all of the picture, or its width, is seen in a window. */
  fitting(rule, window) {
    const across = (window.width - 2 * Placement.margin) / this.width;
    const down = (window.height - 2 * Placement.margin) / this.height;
    const ratio =
      Math.max(rule === "fit" ? Math.min(across, down) : across, 0.001) * Placement.density;
    // A small picture grows by whole numbers, so that its pixels stay squares.
    return (ratio > 1 ? Math.min(Math.floor(ratio), 8) : ratio) / Placement.density;
  }

  resize(width, height) {
    const centre = {
      x: (this.window.width / 2 - this.x) / this.scale,
      y: (this.window.height / 2 - this.y) / this.scale,
    };
    this.window = { width, height };
    if (this.rule) return this.follow(this.rule);
    this.x = width / 2 - centre.x * this.scale;
    this.y = height / 2 - centre.y * this.scale;
    this.settle();
  }

  follow(rule) {
    this.held = undefined;
    this.rule = rule;
    this.scale = this.fitting(rule, this.window);
    this.x = 0;
    this.y = Placement.margin;
    this.settle();
  }

  /* Sets the ratio and keeps the point of the picture that lies at (x, y) of the window there; by
     default the box that was shown last, or else the middle of the window. */
  zoom(ratio, x, y) {
    if (x !== undefined) this.held = undefined;
    this.scaleAround(ratio, x ?? this.window.width / 2, y ?? this.window.height / 2);
    if (this.held) this.centre(this.held);
  }

  scaleAround(ratio, x, y) {
    const least = Math.min(this.fitting("fit", this.window), 1 / Placement.density) / 2;
    const most = Placement.largest / Placement.density;
    const scale = Math.min(Math.max(ratio / Placement.density, least), most);
    this.x = x - ((x - this.x) * scale) / this.scale;
    this.y = y - ((y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.rule = null;
    this.settle();
  }

  pan(across, down) {
    const before = [this.x, this.y];
    this.x += across;
    this.y += down;
    this.settle();
    const hasMoved = this.x !== before[0] || this.y !== before[1];
    if (hasMoved) this.held = undefined;
    return hasMoved;
  }

  /* Shows a box large in the middle of the window, with what surrounds it. */
  show(box) {
    const [, , width, height] = box;
    this.held = box;
    const room = Math.min(
      (0.6 * this.window.width) / Math.max(width, 1),
      (0.6 * this.window.height) / Math.max(height, 1),
    );
    const ratio = room * Placement.density;
    const least = this.fitting("fit", this.window) * Placement.density;
    this.rule = null;
    this.scale =
      Math.max(ratio > 1 ? Math.min(Math.floor(ratio), 8) : ratio, least) / Placement.density;
    this.centre(box);
  }

  centre([left, top, width, height]) {
    this.x = this.window.width / 2 - (left + width / 2) * this.scale;
    this.y = this.window.height / 2 - (top + height / 2) * this.scale;
    this.settle();
  }

  /* A picture smaller than the window lies in its middle; of a larger one, some part does. */
  settle() {
    const place = (start, length, room) => {
      if (length <= room) return (room - length) / 2;
      return Math.min(Math.max(start, room / 2 - length), room / 2);
    };
    const snap = (value) => Math.round(value * Placement.density) / Placement.density;
    this.x = snap(place(this.x, this.width * this.scale, this.window.width));
    this.y = snap(place(this.y, this.height * this.scale, this.window.height));
  }
}
