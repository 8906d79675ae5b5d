/* The way to the server: questions, and the stream of its events. */
import { randomName } from "./shared.js";

/* What a server answered instead of what it was asked for. */
export class ServerError extends Error {
  constructor(message, status) {
    super(message);
    this.status = status;
  }
}

/* Asks for what an address answers to a value; nothing where the answer is empty. */
export async function post(name, value, signal) {
  let response;
  let answer;
  try {
    response = await fetch(name, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(value),
      signal,
    });
    if (response.status === 204) return null;
    answer = await json(response);
  } catch (error) {
    // A question can be taken back while its answer is read, too.
    if (error.name === "AbortError") throw error;
    throw new ServerError("maquette watch is not running", 0);
  }
  if (response.ok) return answer;
  throw new ServerError(answer.error ?? `the server answered ${response.status}`, response.status);
}

/* What an answer says; nothing where it is no JSON, as that about an unknown address. */
async function json(response) {
  try {
    return await response.json();
  } catch (error) {
    if (error.name === "SyntaxError") return {};
    throw error;
  }
}

/* A stream of events that is opened again, ever more slowly, where it breaks off. */
export class EventStream {
  static firstDelay = 250;
  static longestDelay = 5000;

  /*
   * listeners: a function by the name of each event; state is called with true or false; first: how
   * many of all previews are wanted at once, asked each time that the stream is opened.
   */
  constructor(listeners, state, first) {
    this.listeners = listeners;
    this.first = first;
    this.state = state;
    this.delay = EventStream.firstDelay;
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.hurry());
    this.open();
  }

  open() {
    // A new name each time: what was sent to the broken one may not have arrived.
    this.tab = randomName();
    this.source = new EventSource(`events?tab=${this.tab}&first=${this.first()}`);
    for (const [name, listener] of Object.entries(this.listeners)) {
      this.source.addEventListener(name, (event) => {
        const value = JSON.parse(event.data);
        this.settle();
        listener(value);
      });
    }
    this.source.addEventListener("open", () => this.settle());
    this.source.addEventListener("error", () => this.retry());
  }

  settle() {
    if (this.isOpen) return;
    this.isOpen = true;
    this.delay = EventStream.firstDelay;
    this.state(true);
  }

  retry() {
    this.source.close();
    this.isOpen = false;
    this.state(false);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), this.delay);
    this.delay = Math.min(this.delay * 1.6, EventStream.longestDelay);
  }

  /* Does not wait where someone is looking. */
  hurry() {
    if (this.isOpen || this.source.readyState !== EventSource.CLOSED) return;
    clearTimeout(this.timer);
    this.delay = EventStream.firstDelay;
    this.open();
  }
}
