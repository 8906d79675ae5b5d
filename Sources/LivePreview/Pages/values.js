/* The reader's values of a preview, as `--set` writes them: "let.isGrid=true". */
import { change, state } from "./state.js";

/* A text that a reader of JSON takes for something else, or for nothing, is quoted. */
function written(value) {
  if (typeof value !== "string") return JSON.stringify(value);
  return /^[A-Za-z#][\w.()-]*( [\w.()-]+)*$/.test(value) && !/^(true|false|null)$/i.test(value)
    ? value
    : JSON.stringify(value);
}

const pathOf = (text) => text.slice(0, text.indexOf("="));

/* Whether a value was given to a path. */
export const isSet = (path) => state.set.some((text) => pathOf(text) === path);

/* Other values for some paths, in the form of --set; what a path had before goes. */
export function withValues(texts, list = state.set) {
  const paths = texts.map(pathOf);
  return [...list.filter((text) => !paths.includes(pathOf(text))), ...texts];
}

export function setValue(path, value) {
  change({ set: withValues([`${path}=${written(value)}`]) });
}

export function resetValue(path) {
  change({ set: state.set.filter((text) => pathOf(text) !== path) });
}

export function resetAll() {
  change({ set: [] });
}
