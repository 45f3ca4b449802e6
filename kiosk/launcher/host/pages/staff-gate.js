// The staff gate, on every page of the terminal: holding a finger in the upper left corner for four seconds opens the PIN
// pad. It is outside the bundle and calls only the launcher, so it also works if the app cannot start.
{
  const HOLD_MS = 4_000;
  const CORNER_PX = 120;
  const SHUT_MS = 20_000;
  const DIGITS = 12;
  const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '⌫', '0', '↵', '✕'];

  // Loaded with the page: later, calls of the app that get no answer may leave no connection for it. Without its style, the pad
  // would be a row of tiny buttons.
  const style = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: '/terminal/staff-gate.css',
  });
  const isStyled = new Promise((resolve) => (style.onload = style.onerror = resolve));
  document.head.append(style);

  let held = 0;
  const isCorner = ({ clientX, clientY }) => clientX <= CORNER_PX && clientY <= CORNER_PX;
  const letGo = () => clearTimeout(held);
  const options = { capture: true, passive: true };
  addEventListener(
    'pointerdown',
    (event) => {
      letGo();
      if (isCorner(event)) held = setTimeout(openGate, HOLD_MS);
    },
    options,
  );
  addEventListener('pointermove', (event) => void (isCorner(event) || letGo()), options);
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, letGo, options);

  function openGate() {
    if (document.querySelector('.staff-gate')) return;
    let pin = '';
    const dialog = Object.assign(document.createElement('dialog'), { className: 'staff-gate' });
    const shown = document.createElement('output');
    const pad = document.createElement('div');
    dialog.append(shown, pad);
    document.body.append(dialog);
    const keep = (key, seconds) =>
      // The app's pages lie outside its path, so they do not see it.
      (document.cookie = `terminal-staff=${key}; path=/terminal/staff; max-age=${seconds}; samesite=strict`);
    // For the page, which opens the service pages once money stops moving.
    let isWaiting = false;
    // The session is over, and the page leaves: nothing could bring it back.
    const isLeaving = () => document.documentElement.dataset.phase === 'interval';
    const close = () => {
      clearTimeout(idle);
      // Closed while it is still in the page: only then does the focus return to the member's field.
      dialog.close();
      dialog.remove();
      const isTakenBack = isWaiting && !isLeaving();
      isWaiting = false;
      if (!isTakenBack) return;
      // Staff may have left by the time when money stops moving.
      keep('', 0);
      dispatchEvent(new Event('terminal-staff-cancel'));
    };
    const shut = () => {
      if (isWaiting && !isLeaving()) idle = setTimeout(shut, SHUT_MS);
      else close();
    };
    let idle = setTimeout(shut, SHUT_MS);
    const say = (text) => (shown.textContent = text);
    let isAsking = false;
    const ask = async () => {
      const answer = await fetch('/terminal/staff/enter', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ pin }),
        // Chromium gives these their own connections: calls of the app that get no answer would take all six, for a minute.
        credentials: 'omit',
      });
      const { isOpen, waitSeconds, key, seconds } = await answer.json();
      if (!isOpen) return say(waitSeconds > 0 ? `${waitSeconds} s` : '✕');
      // Service pages that are open read again, all from this machine. Others come from the site too, on a terminal that shows
      // one: without it, a session would end for them, or the holding page would return in silence.
      const isOfStaff = document.documentElement.dataset.phase === 'staff';
      if (!isOfStaff) {
        const { ok, status } = await fetch('/terminal/ready', { cache: 'no-store', credentials: 'omit' });
        if (!ok) return say(`${status}`);
        // It may have taken seconds, and staff have closed the pad.
        if (!dialog.isConnected) return;
      }
      keep(key, seconds);
      // If the kiosk shell is running, it ends its session first, which waits for money that is moving.
      if (dispatchEvent(new Event('terminal-staff', { cancelable: true }))) return location.replace('/staff');
      isWaiting = !isOfStaff;
    };
    const enter = async () => {
      // A finger that presses twice must not use up two tries.
      if (isAsking || pin === '') return;
      isAsking = true;
      say('…');
      await ask().catch(() => say('✕'));
      isAsking = isWaiting;
      pin = '';
    };
    const press = (key) => {
      if (key === '✕') return close();
      if (isWaiting) return;
      clearTimeout(idle);
      idle = setTimeout(shut, SHUT_MS);
      if (key === '↵') return void enter();
      if (isAsking) return;
      pin = key === '⌫' ? pin.slice(0, -1) : (pin + key).slice(0, DIGITS);
      say('•'.repeat(pin.length));
    };
    pad.append(
      ...KEYS.map((key) => {
        const button = Object.assign(document.createElement('button'), { type: 'button', textContent: key });
        button.addEventListener('click', () => press(key));
        return button;
      }),
    );
    // Removes the dialog after Escape: otherwise it would stay in the page, and the corner could not open another.
    dialog.addEventListener('close', close);
    dialog.addEventListener('keydown', (event) => {
      const { key } = event;
      if (/^\d$/.test(key)) press(key);
      if (key === 'Backspace') press('⌫');
      if (key !== 'Enter') return;
      // Otherwise it would also press the button that has the focus.
      event.preventDefault();
      press('↵');
    });
    void isStyled.then(() => dialog.isConnected && dialog.showModal());
  }
}
