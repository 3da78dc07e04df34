// Counts down and goes on to where the person was, unless they stop it. By the clock: a sleeping phone stops timers.
const told = document.querySelector('[data-seconds]');
const stop = document.querySelector('[data-stop]');
const { seconds, left, stopped } = told.dataset;
const endsAt = Date.now() + Number(seconds) * 1000;

function tick() {
  const rest = Math.ceil((endsAt - Date.now()) / 1000);
  told.textContent = left.replace('{}', String(Math.max(rest, 0)));
  if (rest > 0) return;
  clearInterval(timer);
  // In place of this page: going back from there does not lead into the wait again.
  location.replace(document.querySelector('[data-back]').href);
}

const timer = setInterval(tick, 1000);
tick();
told.hidden = false;
stop.hidden = false;
stop.addEventListener('click', () => {
  clearInterval(timer);
  stop.hidden = true;
  told.textContent = stopped;
  // The button that had the focus is gone, and this is to be heard.
  told.tabIndex = -1;
  told.focus();
});
