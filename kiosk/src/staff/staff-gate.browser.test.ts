import { afterEach, beforeAll, expect, it, vi } from 'vitest';

/** Loads the gate like the page: as its own file, beside the app. */
beforeAll(async () => {
  const script = document.createElement('script');
  script.src = '/launcher/host/pages/staff-gate.js';
  const loaded = new Promise((resolve) => script.addEventListener('load', resolve));
  document.head.append(script);
  await loaded;
});

afterEach(() => {
  document.querySelector('.staff-gate')?.dispatchEvent(new Event('close'));
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function holdCorner() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.body.dispatchEvent(new PointerEvent('pointerdown', { clientX: 30, clientY: 30, bubbles: true }));
  vi.advanceTimersByTime(4_000);
  return document.querySelector('dialog.staff-gate');
}

it('the PIN pad is shown only in its style (K4)', async () => {
  const gate = holdCorner();
  expect(gate).toHaveProperty('open', false);
  document.querySelector('link[href$="staff-gate.css"]')?.dispatchEvent(new Event('load'));
  expect(gate).toHaveProperty('open', true);
});

it('the PIN pad says that it waits while the right PIN does not open the service pages yet (K4)', async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(Response.json({ isOpen: true, waitSeconds: 0 }));
  // As the shell does while money is moving.
  const isAsked = new Promise((resolve) =>
    window.addEventListener(
      'terminal-staff',
      (event) => {
        event.preventDefault();
        resolve(true);
      },
      { once: true },
    ),
  );
  const gate = holdCorner();
  for (const key of ['1', '↵'])
    [...(gate?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === key)?.click();
  expect(await isAsked).toBe(true);
  expect([gate?.isConnected, gate?.querySelector('output')?.textContent]).toEqual([true, '…']);
  vi.advanceTimersByTime(20_000);
  expect(gate?.isConnected).toBe(false);
});
