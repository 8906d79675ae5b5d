/* Light and dark: the system's choice until the reader makes one, which later pages keep. */
import { find } from "./page.js";

export const storage = {
  get(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key, value) {
    try {
      localStorage.setItem(key, value);
    } catch {
      /* It lasts as long as the page. */
    }
  },
  remove(key) {
    try {
      localStorage.removeItem(key);
    } catch {
      /* There is nothing to remove. */
    }
  },
};

const darkSystem = matchMedia("(prefers-color-scheme: dark)");

function setTheme(theme) {
  if (theme) document.documentElement.dataset.theme = theme;
  const isDark = theme ? theme === "dark" : darkSystem.matches;
  find(".theme").ariaPressed = String(isDark);
}

setTheme(storage.get("maquette-theme"));
darkSystem.addEventListener("change", () => setTheme(document.documentElement.dataset.theme));
find(".theme").addEventListener("click", () => {
  const theme = find(".theme").ariaPressed === "true" ? "light" : "dark";
  storage.set("maquette-theme", theme);
  setTheme(theme);
});
