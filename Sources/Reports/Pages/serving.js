/* The way to the server of a page: questions, and its state, which all open pages are sent. */
import { randomName, say } from "./page.js";

/* Asks the server for something; shows why where it refuses. True if it did what it was asked. */
export async function ask(name, value) {
  let problem;
  try {
    const response = await fetch(name, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(value),
    });
    const answer = response.status === 204 ? {} : await response.json().catch(() => ({}));
    problem = answer.error ?? (response.ok ? undefined : `the server answered ${response.status}`);
  } catch {
    problem = "The server is not running.";
  }
  note(problem);
  return problem === undefined;
}

const notice = document.createElement("p");
Object.assign(notice, { className: "notice", hidden: true });
notice.setAttribute("role", "alert");
document.body.append(notice);
notice.addEventListener("click", () => note());

/* Shows a sentence to the reader until the next answer comes, or a click; nothing, to take it away. */
export function note(text) {
  notice.hidden = text === undefined;
  notice.textContent = text ?? "";
  if (text) say(text);
}

const lost = document.createElement("p");
Object.assign(lost, { className: "notice lost-server", hidden: true });
lost.textContent = "The server is not running.";
document.body.append(lost);

/* What the server last sent. */
export let state;

/* The stream of the server's state; it is opened again, ever more slowly, where it breaks off. */
function follow(delay) {
  const source = new EventSource(`events?tab=${randomName()}`);
  source.addEventListener("state", (event) => {
    delay = 250;
    lost.hidden = true;
    state = JSON.parse(event.data);
    document.dispatchEvent(new CustomEvent("state", { detail: state }));
  });
  source.addEventListener("error", () => {
    source.close();
    lost.hidden = false;
    setTimeout(() => follow(Math.min(delay * 1.6, 5000)), delay);
  });
}

/* To be called once all who wait for the state listen. */
export function startFollowing() {
  document.documentElement.classList.add("served");
  follow(250);
}
