// Sends the launcher a beat every two seconds: that this page is alive, what it shows and whether it is visible. When
// beats stop, the launcher starts another browser. The page loads this script before the bundle, so it also runs if the
// bundle fails to load: then it opens the holding page, which tries again.
{
  const EVERY_MS = 2_000;
  /** A cold machine needs this long for the first page. */
  const START_LIMIT_MS = 45_000;
  const page = crypto.randomUUID();
  const phaseOf = ({ dataset }) => dataset.phase ?? 'starting';
  // The app's root may have no height under screens that cover the page.
  const isBlank = () => {
    const root = document.getElementById('root') ?? document.body;
    return (
      !root?.childElementCount || (root.innerText.trim() === '' && !root.querySelector('img, svg, canvas'))
    );
  };

  // By Ctrl and the wheel, or a key, that reached the browser between two pages. A window that is opening has no width yet.
  const isZoomed = () => outerWidth > 0 && Math.abs(outerWidth / innerWidth - 1) > 0.05;

  // The process that draws pages and the one that takes touches can hang while this page's scripts run. The second
  // answers what is permitted.
  let isResponding = true;
  const askBrowser = () => {
    isResponding = false;
    const drawn = new Promise((resolve) => void requestAnimationFrame(resolve));
    const answered = navigator.permissions.query({ name: 'geolocation' }).catch(() => undefined);
    void Promise.all([drawn, answered]).then(() => (isResponding = true));
  };

  let errors = [];
  const note = (message) => void (errors = [...errors, String(message).slice(0, 300)].slice(-5));
  addEventListener('error', ({ message }) => message && note(message));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));

  const giveUpStart = () => {
    if (phaseOf(document.documentElement) === 'starting') location.replace('/terminal/holding');
  };
  // The error of a script that does not load does not bubble.
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && giveUpStart(), true);
  setTimeout(giveUpStart, START_LIMIT_MS);

  const stateOf = (isPrinting) => {
    const modules = [...document.querySelectorAll('script[type=module]')];
    const build = modules.map((script) => script.getAttribute('src')).join(' ');
    const state = {
      page,
      phase: phaseOf(document.documentElement),
      isVisible: document.visibilityState === 'visible',
      isBlank: isBlank(),
      isZoomed: isZoomed(),
      // Printing holds back the frame that the last beat has asked for.
      isResponding: isResponding || isPrinting,
      build,
      errors,
      isPrinting,
    };
    errors = [];
    return JSON.stringify(state);
  };
  const beat = async () => {
    const body = stateOf(false);
    if (isResponding) askBrowser();
    const answer = await fetch('/terminal/beat', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      // Chromium gives these their own connections: calls of the app that get no answer would take all six, for a minute.
      credentials: 'omit',
    });
    const { reload } = await answer.json();
    // Reloads for a new build only between sessions.
    if (reload && phaseOf(document.documentElement) === 'attract') location.replace('/');
  };
  // This stream ends with the page, also in a crash, so the launcher need not wait for missing beats.
  new EventSource('/terminal/line');
  // Printing stops the page's scripts, also for longer than a hung page is given. A beacon is sent nevertheless.
  addEventListener('beforeprint', () =>
    navigator.sendBeacon('/terminal/beat', new Blob([stateOf(true)], { type: 'application/json' })),
  );
  const beatOn = () => void beat().catch(() => undefined);
  setInterval(beatOn, EVERY_MS);
  addEventListener('DOMContentLoaded', beatOn);
}
