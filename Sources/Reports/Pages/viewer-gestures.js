/* What pointers, wheels and arrow keys do to a viewer's pictures. */

/* Moves and zooms the pictures of a viewer by pointer, wheel and arrow keys. */
export class ViewerGestures {
  constructor(viewer) {
    this.viewer = viewer;
    this.pointers = new Map();
    const { panes } = viewer;
    panes.tabIndex = 0;
    panes.setAttribute("role", "group");
    panes.setAttribute("aria-label", "Pictures; arrow keys move them when they are zoomed");
    panes.addEventListener("keydown", (event) => this.arrow(event));
    for (const frame of panes.querySelectorAll(".window")) {
      frame.addEventListener("pointerdown", (event) => this.press(event, frame));
      frame.addEventListener("pointermove", (event) => this.drag(event, frame));
      frame.addEventListener("pointerup", (event) => this.release(event));
      frame.addEventListener("pointercancel", (event) => this.release(event));
      frame.addEventListener("dblclick", (event) => this.magnify(event, frame));
      frame.addEventListener("wheel", (event) => this.roll(event, frame), { passive: false });
    }
  }

  /* A picture that is seen whole needs no moving, so a pointer moves the divider instead. */
  get movesDivider() {
    const { mode, placement, inspector } = this.viewer;
    return mode === "slider" && !placement.overflows && !inspector.isOn;
  }

  /* A pointer's place in a pane. */
  static place(event, frame) {
    const bounds = frame.getBoundingClientRect();
    return [event.clientX - bounds.left, event.clientY - bounds.top];
  }

  press(event, frame) {
    if (event.button !== 0) return;
    frame.setPointerCapture(event.pointerId);
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.hasMoved = false;
    this.viewer.element.classList.add("dragging");
    if (this.movesDivider) this.viewer.divider.moveTo(ViewerGestures.place(event, frame)[0]);
  }

  drag(event, frame) {
    const last = this.pointers.get(event.pointerId);
    if (!last) return;
    const { placement } = this.viewer;
    const next = { x: event.clientX, y: event.clientY };
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.pointers.set(event.pointerId, next);
    if (next.x !== last.x || next.y !== last.y) this.hasMoved = true;
    const [x, y] = ViewerGestures.place(event, frame);
    if (other) {
      const distance = (point) => Math.max(Math.hypot(point.x - other.x, point.y - other.y), 1);
      placement.zoom((placement.ratio * distance(next)) / distance(last), x, y);
      this.viewer.place();
    } else if (this.movesDivider) {
      this.viewer.divider.moveTo(x);
    } else if (placement.pan(next.x - last.x, next.y - last.y)) {
      this.viewer.place();
    }
  }

  release(event) {
    if (!this.pointers.delete(event.pointerId)) return;
    if (this.pointers.size === 0) this.viewer.element.classList.remove("dragging");
    const isClick = event.type === "pointerup" && !this.hasMoved;
    if (isClick && this.viewer.inspector.isOn) this.viewer.inspector.choose(event);
    else if (isClick && this.viewer.mode === "toggle") this.viewer.swap();
  }

  magnify(event, frame) {
    const { placement, mode } = this.viewer;
    if (mode === "toggle") return;
    if (placement.rule !== "fit") return this.viewer.zoom("fit");
    placement.zoom(Math.max(1, placement.ratio * 2), ...ViewerGestures.place(event, frame));
    this.viewer.place();
  }

  /* Wheels move a zoomed picture, and with Control they zoom; else they scroll the page. */
  roll(event, frame) {
    const { placement } = this.viewer;
    const lines = event.deltaMode === 0 ? 1 : event.deltaMode === 1 ? 16 : 400;
    const [across, down] = [event.deltaX * lines, event.deltaY * lines];
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      const factor = Math.exp(-Math.min(Math.max(down, -60), 60) / 120);
      placement.zoom(placement.ratio * factor, ...ViewerGestures.place(event, frame));
      this.viewer.place();
      return;
    }
    const isMoved =
      placement.overflows &&
      (event.shiftKey ? placement.pan(-down, -across) : placement.pan(-across, -down));
    if (isMoved) {
      event.preventDefault();
      this.viewer.place();
    }
  }

  arrow(event) {
    const { placement, panes } = this.viewer;
    const direction = {
      ArrowLeft: [1, 0],
      ArrowRight: [-1, 0],
      ArrowUp: [0, 1],
      ArrowDown: [0, -1],
    }[event.key];
    const isOurs = event.target === panes && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!direction || !isOurs || !placement.overflows) return;
    const step = event.shiftKey ? 200 : 40;
    if (placement.pan(direction[0] * step, direction[1] * step)) {
      event.preventDefault();
      this.viewer.place();
    }
  }
}
