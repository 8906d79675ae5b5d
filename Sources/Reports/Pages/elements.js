/* Making elements. What a server sends becomes text, never markup. */

const svgNames = "http://www.w3.org/2000/svg";

function fillElement(element, properties, children) {
  for (const [key, value] of Object.entries(properties)) {
    if (value === null || value === undefined) continue;
    if (key === "data") Object.assign(element.dataset, value);
    else if (key in element && !element.namespaceURI.endsWith("svg")) element[key] = value;
    else element.setAttribute(key, value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

/* An element by its name and classes, as in "p.note", with properties or attributes. */
export function make(name, properties = {}, ...children) {
  const [tag, ...classes] = name.split(".");
  const element = document.createElement(tag);
  if (classes.length) element.className = classes.join(" ");
  return fillElement(element, properties, children);
}

export function svg(name, attributes = {}, ...children) {
  return fillElement(document.createElementNS(svgNames, name), attributes, children);
}

/* One of the page's icons; what it means is written on what it is in. */
export function icon(name) {
  const image = svg("svg", { class: "icon", viewBox: "0 0 16 16", "aria-hidden": "true" });
  image.append(svg("use", { href: `#icon-${name}` }));
  return image;
}

/* A button that does something; a label is needed where it has no text. */
export function button(name, properties, action, ...children) {
  const element = make(name, { type: "button", ...properties }, ...children);
  element.addEventListener("click", action);
  return element;
}

/* Makes an element's children those of a list; what stays is not taken out, and keeps its focus. */
export function setChildren(parent, children) {
  const list = new Set(children);
  for (const child of [...parent.children]) if (!list.has(child)) child.remove();
  let next = parent.firstElementChild;
  for (const child of children) {
    if (child === next) next = next.nextElementSibling;
    else parent.insertBefore(child, next);
  }
}

/* "1 error", "2 errors". */
export const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
