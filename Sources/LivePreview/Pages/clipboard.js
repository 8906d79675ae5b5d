/* Copying, and a short word about it that also those see who do not hear it. */
import { find, make, say } from "./shared.js";
import { afterPause } from "./signals.js";

const toast = find("#toast");
const hideSoon = afterPause(3500, () => {
  if (!toast.matches(":focus-within, :hover")) toast.hidden = true;
  else hideSoon();
});

/* Shows a line for some seconds, perhaps with a button that takes back what was done. */
export function notify(text, label, action) {
  find("span", toast).textContent = text;
  const undo = find("button", toast);
  undo.hidden = !label;
  undo.textContent = label ?? "";
  undo.onclick = () => {
    toast.hidden = true;
    action();
  };
  toast.hidden = false;
  say(text);
  hideSoon();
}

/* Where a browser has no clipboard for the page, the older way may still work. */
function copySelected(text) {
  const area = make("textarea.unseen", { value: text });
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand("copy");
  area.remove();
  return isCopied;
}

export async function copyText(text, words) {
  try {
    await navigator.clipboard.writeText(text);
    notify(words);
  } catch {
    notify(copySelected(text) ? words : "The browser did not let the page copy");
  }
}
