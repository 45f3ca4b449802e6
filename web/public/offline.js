// The browser says when its own line is back, and nothing of a host that was out of reach: that is asked now and then.
const ASK_EVERY_MS = 10_000;

const reload = () => location.reload();
const ask = () =>
  fetch('/config.json', { cache: 'no-store' }).then(
    (answer) => answer.ok && reload(),
    () => {},
  );

addEventListener('online', reload);
setInterval(ask, ASK_EVERY_MS);
