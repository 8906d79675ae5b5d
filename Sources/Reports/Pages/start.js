/* Runs before the body is there, so that what needs a script is never seen without one. */
document.documentElement.classList.add("live");
