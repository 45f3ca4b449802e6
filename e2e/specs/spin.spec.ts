import { expectAccessible, expectFits } from '../accessible.ts';
import { expect, SOMCHAI, test as base } from '../fixtures.ts';
import { SpinPage } from '../pages/spin-page.ts';
import { amountText, filled, texts } from '../texts.ts';
import { resetWorld } from '../world.ts';

const SPIN = 'POST /api/spinwheel/spin';
const CLAIM = 'POST /api/spinwheel/coupon/claim';
const SETUP = 'GET /api/spinwheel/setup';
const COUPONS = 'GET /api/spinwheel/coupon';
const { spin: words, home: homeWords, common } = texts('th');

const test = base.extend<{ spin: SpinPage }>({
  spin: async ({ page }, use) => use(new SpinPage(page, texts('th'))),
});

/** Records what the page animates on the wheel from now on. */
const turnsOf = ({ wheel }: SpinPage) =>
  wheel.evaluateHandle((canvas) => {
    const played: { angles: number[]; ms: number }[] = [];
    const animate = canvas.animate.bind(canvas);
    canvas.animate = (frames, options) => {
      const { transform } = frames as { transform: string[] };
      const { duration } = options as { duration: number };
      played.push({ angles: transform.map((text) => Number.parseFloat(text.slice(7))), ms: duration });
      return animate(frames, options);
    };
    return played;
  });

test.beforeEach(async ({ world }) => resetWorld(world, 'a member with coins'));

test('a member spins for a coin, claims the won coupon, and reads it in the statement in the chosen language [1.14] [2.78] [2.81] [7.42] [7.44]', async ({
  page,
  world,
  login,
  home,
  spin,
  statement,
}) => {
  await world.setNextPrize('P100');
  await login.arrive(SOMCHAI);
  await spin.open();
  await expect(page).toHaveURL(/\/user\/spin$/);
  const { name } = await world.wheel();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await expectAccessible(page);
  await spin.button.click();
  await expect(spin.prize).toContainText(amountText(100));
  await expectAccessible(page);
  await spin.claimNow.click();
  await expectAccessible(page);
  await spin.confirm.dblclick();
  await expect(page.getByText(filled(words.claim.done_toast, { amount: '100.00 บาท' }))).toBeVisible();
  await expect(spin.rows).toHaveCount(0);
  expect(await world.count({ call: SPIN })).toBe(1);
  expect(await world.count({ call: CLAIM })).toBe(1);
  expect((await world.member(SOMCHAI.phone)).wallet).toBe(1100);
  await home.openMenu(texts('th').common.menu.home);
  await expect(page.getByText(filled(homeWords.spin_detail_other, { count: '9' }))).toBeVisible();

  await home.openStatement();
  const row = statement.rows.filter({ hasText: `+${amountText(100)}` });
  await expect(row).toContainText('เครดิตฟรี 100 บาท');
  await page.getByRole('combobox', { name: common.language.label }).selectOption('en');
  await expect(row).toContainText('100 baht of free credit');
  await page.getByRole('combobox', { name: texts('en').common.language.label }).selectOption('lo');
  await expect(row).toContainText('ເຄຣດິດຟຣີ 100 ບາດ');
});

test('spinning goes from idle to no coins, with a grey button and not-allowed cursor [2.79] [4.10]', async ({
  page,
  world,
  login,
  spin,
}) => {
  await world.setCoins(SOMCHAI.phone, 2);
  await world.setNextPrize('P10');
  await login.arrive(SOMCHAI);
  await spin.open();
  await expect(spin.wheel).toBeVisible();
  expect(await spin.wheel.evaluate((canvas) => canvas.tagName)).toBe('CANVAS');
  await expect(spin.button).toContainText('2');
  const gold = await spin.button.evaluate((button) => getComputedStyle(button).backgroundImage);
  expect(gold).toContain('gradient');
  const reloads = async (close: () => Promise<unknown>) => {
    const calls = [SETUP, COUPONS] as const;
    const counts = await Promise.all(calls.map((call) => world.count({ call })));
    await close();
    for (const [index, call] of calls.entries())
      await world.waitFor({ call, count: (counts[index] ?? 0) + 1 });
  };
  await spin.button.dblclick();
  await expect(spin.prize).toBeVisible();
  expect(await world.count({ call: SPIN })).toBe(1);
  await reloads(() => spin.claimLater.click());
  await spin.rows.getByRole('button').click();
  await expect(spin.confirm).toBeVisible();
  await reloads(() => page.keyboard.press('Escape'));

  await world.setNextPrize('NONE1');
  await expect(spin.confirm).toBeHidden();
  await spin.button.press('Enter');
  await expect(spin.outcome.getByText(filled(words.stopped_at, { label: 'ลองใหม่' }))).toBeVisible();
  await expect(spin.button).toContainText('0');
  await expect(spin.button).toHaveCSS('cursor', 'not-allowed');
  await expect(spin.button).toHaveCSS('background-image', 'none');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await spin.button.press('Enter');
  expect(await world.count({ call: SPIN })).toBe(2);
});

test('the wheel turns, and stops with the service’s slice under the pointer (S1)', async ({
  page,
  world,
  login,
  spin,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const wheel = await world.wheel();
  const colours = ['#ff0000', '#00ff00', '#0000ff', '#ffff00', '#00ffff'];
  const slices = colours.map((bgColor, index) => ({
    ...wheel.slices[index]!,
    code: bgColor.slice(1),
    label: '',
    bgColor,
  }));
  await world.setWheel({ ...wheel, slices });
  await login.arrive(SOMCHAI);
  await spin.open();
  const transform = () => spin.wheel.evaluate((canvas) => getComputedStyle(canvas).transform);
  // Turned by 45°, the square is at its widest.
  const overhang = () =>
    spin.wheel.evaluate((canvas) => {
      const turn = canvas.animate({ transform: ['rotate(45deg)', 'rotate(45deg)'] }, 1_000);
      const { scrollWidth, clientWidth } = document.documentElement;
      turn.cancel();
      return scrollWidth - clientWidth;
    });
  const underPointer = () =>
    spin.wheel.evaluate((canvas: HTMLCanvasElement) => {
      const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      pen?.drawImage(canvas, canvas.width / 2, canvas.width * 0.14, 1, 1, 0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = pen?.getImageData(0, 0, 1, 1).data ?? [];
      return [red, green, blue].map((part) => (part > 127 ? 'ff' : '00')).join('');
    });
  for (const code of ['0000ff', '00ffff']) {
    await world.setNextPrize(code);
    const played = await turnsOf(spin);
    await spin.button.click();
    await spin.prize.waitFor();
    const [turn] = await played.jsonValue();
    expect(new Set(turn?.angles).size).toBeGreaterThan(50);
    expect(await transform()).toBe('none');
    expect(await underPointer()).toBe(code);
    await page.keyboard.press('Escape');
    await spin.prize.waitFor({ state: 'hidden' });
  }
  expect(await overhang(), 'pixels by which a turned wheel widens the page').toBe(0);
});

test('the wheel turns 2 to 3 times more, by chance, for 400 to 500 ms each, and ever slower [4.11]', async ({
  page,
  world,
  login,
  home,
  spin,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await login.arrive(SOMCHAI);
  await home.isOpen();
  await spin.open();
  const played = await turnsOf(spin);
  // Time stands still, so the animation is of the whole motion.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  for (const [chance, turns, ms] of [
    [0, 2, 800],
    [1 - 2 ** -32, 3, 1_500],
  ] as const) {
    await world.setNextPrize('NONE1');
    await page.evaluate((fixed) => {
      Math.random = () => fixed;
    }, chance);
    const before = (await played.jsonValue()).length;
    await spin.button.click();
    // The first is the free turning until the answer.
    await expect.poll(async () => (await played.jsonValue()).length).toBe(before + 2);
    const { angles = [], ms: length } = (await played.jsonValue()).at(-1) ?? {};
    const stopped = spin.outcome.getByText(filled(words.stopped_at, { label: 'ลองใหม่' }));
    await expect(async () => {
      await page.clock.runFor(1_000);
      await expect(stopped).toBeVisible({ timeout: 200 });
    }).toPass();
    expect(length).toBeCloseTo(ms, 3);
    expect(Math.floor(((angles.at(-1) ?? 0) - (angles[0] ?? 0)) / (2 * Math.PI))).toBe(turns);
    const steps = angles.slice(1).map((angle, index) => angle - (angles[index] ?? 0));
    expect(steps).toEqual([...steps].sort((one, other) => other - one));
    expect(steps.at(-1)).toBeLessThan((steps[0] ?? 0) * 0.01);
  }
});

test('a reload while the wheel turns shows the prize without another spin (S2)', async ({
  page,
  world,
  login,
  spin,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await world.setNextPrize('P50');
  await login.arrive(SOMCHAI);
  await spin.open();
  await spin.button.click();
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('spin-result')), { intervals: [20] })
    .toContain('P50');
  await page.reload();
  await expect(spin.prize).toContainText(amountText(50));
  expect(await page.evaluate(() => sessionStorage.getItem('spin-result'))).toBeNull();
  expect(await world.count({ call: SPIN })).toBe(1);
  await spin.claimLater.click();
  await expect(spin.rows).toHaveCount(1);
});

test('the wheel is sharp on every screen, fits 500 ms after a resize, and its long name does not widen the page [9.29]', async ({
  page,
  world,
  login,
  spin,
}) => {
  await world.setWheel({ ...(await world.wheel()), name: 'W'.repeat(200) });
  await login.arrive(SOMCHAI);
  await spin.open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('W'.repeat(200));
  await expectFits(page);
  const measure = () =>
    spin.wheel.evaluate((canvas: HTMLCanvasElement) => ({
      shown: canvas.offsetWidth,
      drawn: canvas.width / window.devicePixelRatio,
    }));
  expect(await measure()).toEqual({ shown: 331, drawn: 331 });
  await page.setViewportSize({ width: 360, height: 740 });
  expect((await measure()).shown).toBe(331);
  await expect.poll(measure).toEqual({ shown: 306, drawn: 306 });
  await page.setViewportSize({ width: 800, height: 740 });
  await expect.poll(measure).toEqual({ shown: 350, drawn: 350 });
  const screen = await page.context().newCDPSession(page);
  for (const deviceScaleFactor of [1, 2, 3, 1.25]) {
    const width = 300 + 20 * deviceScaleFactor;
    const shown = Math.floor(0.85 * width);
    await screen.send('Emulation.setDeviceMetricsOverride', {
      width,
      height: 740,
      deviceScaleFactor,
      mobile: true,
    });
    await expect
      .poll(() => spin.wheel.evaluate((canvas: HTMLCanvasElement) => [canvas.offsetWidth, canvas.width]))
      .toEqual([shown, Math.round(shown * deviceScaleFactor)]);
  }
});

test('a spin whose reply is lost is found and not repeated (S2) (W1)', async ({
  page,
  world,
  login,
  spin,
  expectedErrors,
}) => {
  expectedErrors.push(/spinwheel\/spin/, /Failed to load resource/);
  await world.setNextPrize('P20');
  await login.arrive(SOMCHAI);
  await spin.open();
  await world.addFault({ call: SPIN, kind: 'drop' });
  await spin.button.click();
  await expect(spin.prize).toContainText(amountText(20));
  await page.keyboard.press('Escape');
  await expect(spin.button).toContainText('9');
  expect(await world.count({ call: SPIN })).toBe(1);
  expect((await world.member(SOMCHAI.phone)).coins).toBe(9);

  // While it is not known, the smallest phone shows how to check again without a scroll.
  await page.setViewportSize({ width: 320, height: 568 });
  await world.setNextPrize('P50');
  await world.addFault({ call: SPIN, kind: 'drop' });
  const first = await world.addFault({ call: SETUP, kind: 'hang' });
  await spin.button.click();
  await expect.poll(async () => (await world.faults()).find(({ id }) => id === first.id)?.times).toBe(0);
  await world.addFault({ call: SETUP, kind: 'status', status: 503, times: 'always' });
  await world.removeFault(first.id);
  const again = page.getByRole('button', { name: texts('th').outcome.check_again_button });
  await expect(again).toBeInViewport({ ratio: 1 });
  const [top, menu] = await Promise.all([
    again.boundingBox(),
    page.getByRole('navigation', { name: common.menu.member }).boundingBox(),
  ]);
  expect((top?.y ?? Infinity) + (top?.height ?? 0)).toBeLessThan(menu?.y ?? 0);
  await world.clearFaults();
  await expect(spin.prize).toContainText(amountText(50));
  expect(await world.count({ call: SPIN })).toBe(2);
});

test('the prizes of the wheel open in view on a short phone and on a desktop [3.20]', async ({
  page,
  login,
  spin,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await login.arrive(SOMCHAI);
  await spin.open();
  const summary = page.getByText(filled(words.slices_summary_other, { count: '8' }));
  const slices = page.getByRole('list', { name: words.slices_label });
  await summary.click();
  await expect(slices).toBeInViewport({ ratio: 1 });
  await summary.click();
  await expect(slices).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await summary.click();
  await expect(slices).toBeInViewport({ ratio: 1 });
});
