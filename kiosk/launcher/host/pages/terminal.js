// Tells the launcher every two seconds that this page lives, what it shows and that somebody could see it. When the beats
// stay out, the launcher starts another browser. Loaded before the bundle, so that it also beats where that is missing.
{
  const EVERY_MS = 2_000;
  const page = crypto.randomUUID();
  const phaseOf = ({ dataset }) => dataset.phase ?? 'starting';
  // The app's own root may be flat under screens that lie over everything.
  const isBlank = () => {
    const root = document.getElementById('root') ?? document.body;
    return (
      !root?.childElementCount || (root.innerText.trim() === '' && !root.querySelector('img, svg, canvas'))
    );
  };

  let errors = [];
  const note = (message) => void (errors = [...errors, String(message).slice(0, 300)].slice(-5));
  addEventListener('error', ({ message }) => message && note(message));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));

  const beat = async () => {
    const modules = [...document.querySelectorAll('script[type=module]')];
    const build = modules.map((script) => script.getAttribute('src')).join(' ');
    const state = {
      page,
      phase: phaseOf(document.documentElement),
      isVisible: document.visibilityState === 'visible',
      isBlank: isBlank(),
      build,
      errors,
    };
    errors = [];
    const answer = await fetch('/terminal/beat', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(state),
    });
    const { reload } = await answer.json();
    // A new build, or the machine's night: never under somebody's hands.
    if (reload && phaseOf(document.documentElement) === 'attract') location.replace('/');
  };
  const beatOn = () => void beat().catch(() => undefined);
  setInterval(beatOn, EVERY_MS);
  addEventListener('DOMContentLoaded', beatOn);
}
