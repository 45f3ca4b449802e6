import { expect, it, onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Two fingers that move apart, as to zoom. */
async function spreadFingers(): Promise<void> {
  const at = (reach: number) => ({
    touchPoints: [
      { x: 200 - reach, y: 200, id: 0 },
      { x: 210 + reach, y: 200, id: 1 },
    ],
  });
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(0) });
  for (let reach = 20; reach <= 160; reach += 20)
    await cdp().send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(reach) });
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

it('two fingers do not zoom the page, not even before the app has started (K7)', async () => {
  const sheet = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: '/first-paint.css',
  });
  const loaded = new Promise((resolve) => sheet.addEventListener('load', resolve));
  document.head.append(sheet);
  onTestFinished(() => sheet.remove());
  await loaded;
  await spreadFingers();
  expect(window.top?.visualViewport?.scale).toBe(1);
});
