import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import errors from '../../../locales/en/errors.json' with { type: 'json' };
import { SOMCHAI } from 'mock-server/testing';
import { holdCall } from '../../testing/hold-call.ts';
import { createOtherPage } from '../../testing/pages.ts';
import { makeWorld, type TestWorld } from '../../testing/render-app.tsx';
import { stubMedia } from '../../testing/screen-media.ts';
import { setHidden } from '../../testing/browser-state.ts';
import { alert, COUPONS, hub, openWheel, prize, SETUP, SPIN, worldWithPrize } from './testing.ts';
import { RESIZE_DEBOUNCE_MS } from './wheel/use-wheel-size.ts';
import { sliceAtPointer } from './wheel/wheel-motion.ts';

const CLAIM = 'POST /api/spinwheel/coupon/claim';

const coupons = () => screen.findByRole('region', { name: 'Your coupons' });

/** Waits until the page has requested everything that could reveal the prize. */
const isAnswered = async (world: TestWorld) => {
  await world.control.waitFor({ call: SPIN, count: 1 });
  await world.control.waitFor({ call: COUPONS, count: 3 });
};

/** A canvas that draws nothing and reports what it should draw. */
function drawWith(reports: Record<string, unknown>): void {
  const tools: Record<string, unknown> = {
    measureText: () => ({ width: 0 }),
    createRadialGradient: () => ({ addColorStop: () => {} }),
    ...reports,
  };
  const pen = new Proxy(tools, { get: (_, name) => tools[String(name)] ?? (() => {}) });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
}

function resizeTo(width: number): void {
  // The wheel also fits beside a scroll bar.
  vi.stubGlobal('innerWidth', width + 15);
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(width);
  act(() => void window.dispatchEvent(new Event('resize')));
}

describe('the spin page', () => {
  it('shows the name of the active wheel as its title [2.78]', async () => {
    const world = await makeWorld('a member with coins');
    await world.control.setWheel({ ...(await world.control.wheel()), name: 'Full moon wheel' });
    await openWheel({ world });
    expect(await screen.findByRole('heading', { level: 1, name: 'Full moon wheel' })).toBeVisible();
  });

  it('is read again after a change of the language, and has the title of the page without a name [1.19] [2.78]', async () => {
    const world = await makeWorld('a member with coins');
    const { user } = await openWheel({ world });
    await hub();
    await world.control.setWheel({ ...(await world.control.wheel()), name: 'ວົງລໍ້ຮິມຂອງ' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'lo');
    expect(await screen.findByRole('heading', { level: 1, name: 'ວົງລໍ້ຮິມຂອງ' })).toBeVisible();
    await world.control.setWheel({ ...(await world.control.wheel()), name: '' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'ພາສາ' }), 'en');
    expect(await screen.findByRole('heading', { level: 1, name: 'Spin wheel' })).toBeVisible();
  });

  it('is read again once the wheel rests, when the reader changed the language while it turned', async () => {
    const world = await worldWithPrize('NONE1');
    const { user, clock } = await openWheel({ world, autoAdvance: false });
    await user.click(await hub());
    await isAnswered(world);
    await world.control.setWheel({ ...(await world.control.wheel()), name: 'ວົງລໍ້ຮິມຂອງ' });
    const setups = await world.control.count({ call: SETUP });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'lo');
    await screen.findByRole('combobox', { name: 'ພາສາ' });
    expect(await world.control.count({ call: SETUP })).toBe(setups);
    await clock.advance(5_000);
    expect(await screen.findByRole('heading', { level: 1, name: 'ວົງລໍ້ຮິມຂອງ' })).toBeVisible();
  });

  it('is marked as old when it cannot be read again, until the answer of a spin [8.29]', async () => {
    const world = await worldWithPrize('NONE1');
    const other = createOtherPage();
    const { user } = await openWheel({ world, platform: other.platform });
    await hub();
    await world.control.addFault({ call: SETUP, kind: 'reset', times: 1 });
    act(() => other.change());
    expect(await screen.findByText('The latest data could not be loaded')).toBeVisible();
    const setups = await world.control.count({ call: SETUP });
    await user.click(await hub());
    await waitFor(() => expect(screen.queryByText('The latest data could not be loaded')).toBeNull());
    // The reading before the spin, and no other.
    expect(await world.control.count({ call: SETUP })).toBe(setups + 1);
  });

  it('draws the wheel with the label of each slice on a canvas [2.79]', async () => {
    const drawn = new Set<string>();
    drawWith({ fillText: (text: string) => drawn.add(text) });
    const world = await makeWorld('a member with coins');
    const { user } = await openWheel({ world });
    await hub();
    const { slices, ...wheel } = await world.control.wheel();
    expect(drawn).toEqual(new Set(slices.map(({ label }) => label)));
    await world.control.setWheel({ ...wheel, slices: slices.map((slice) => ({ ...slice, label: 'ໃໝ່' })) });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'lo');
    await waitFor(() => expect(drawn).toContain('ໃໝ່'));
  });

  it('draws 350 px or 85 % of the window, again 500 ms after the last resize [2.79] [9.29]', async () => {
    const { clock, container } = await openWheel({ autoAdvance: false });
    await hub();
    const size = () =>
      container.querySelector<HTMLElement>('[style*="--wheel"]')?.style.getPropertyValue('--wheel');
    expect(size()).toBe('350px');
    resizeTo(200);
    await clock.advance(400);
    resizeTo(300);
    await clock.advance(499);
    expect(size()).toBe('350px');
    await clock.advance(1);
    expect(size()).toBe('255px');
    expect(screen.getByTestId('wheel')).toHaveAttribute('width', '255');
    vi.unstubAllGlobals();
  });

  it('is drawn up to the limit of the style sheet, which is larger at a kiosk [9.29]', async () => {
    const { style } = document.documentElement;
    style.setProperty('--wheel-max', '612.5px');
    onTestFinished(() => void style.removeProperty('--wheel-max'));
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1080);
    await openWheel();
    await hub();
    expect(screen.getByTestId('wheel')).toHaveAttribute('width', '612');
  });

  it('lists the slices as text, with their sanitised descriptions (S3) [3.20]', async () => {
    const world = await makeWorld('a member with coins');
    const wheel = await world.control.wheel();
    const [first, second, ...others] = wheel.slices;
    const htmlDescription = '<b>Only today</b><img src=x onerror=alert(1)>';
    const described = [
      { ...first!, htmlDescription },
      { ...second!, htmlDescription: '<i>Or tomorrow</i>' },
    ];
    await world.control.setWheel({ ...wheel, slices: [...described, ...others] });
    const { user } = await openWheel({ world });
    await user.click(await screen.findByText('See all 8 prizes on the wheel'));
    const list = screen.getByRole('list', { name: 'Prizes on the wheel' });
    const labels = wheel.slices.map(({ label }) => label);
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent.slice(0, 2)),
    ).toEqual(labels.map((label) => label.slice(0, 2)));
    for (const text of ['Only today', 'Or tomorrow'])
      expect(await within(list).findByText(text)).toBeVisible();
    expect(list.querySelector('[aria-hidden]')).toHaveStyle({ background: first!.bgColor });
    expect(list.querySelector('img')).toBeNull();
  });

  it('says that there is no wheel while none is active', async () => {
    const world = await makeWorld('a member with coins');
    await world.control.setFlags({ spinActive: false });
    await openWheel({ world });
    expect(await screen.findByText('There is no wheel to spin right now')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Spin/ })).toBeNull();
  });

  it.each([
    ['no answer', { kind: 'reset' }, 'Check your connection'],
    [
      'a refusal',
      { kind: 'refuse', code: 'INTERNAL_SERVER_ERROR', status: 400 },
      errors.INTERNAL_SERVER_ERROR,
    ],
  ] as const)('offers another try when the wheel cannot be read (%s)', async (_how, fault, text) => {
    const world = await makeWorld('a member with coins');
    await world.control.addFault({ call: SETUP, ...fault });
    const { user } = await openWheel({ world });
    expect(await screen.findByText(new RegExp(text))).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await hub()).toHaveTextContent('10 coins');
  });
});

describe('a spin', () => {
  it('costs a coin, stops at the prize of the service and shows it once it rests [1.14] [2.79] [2.81] [3.22] [7.42]', async () => {
    const arcs: [start: number, width: number][] = [];
    let turn: number | null = null;
    let labelsTurn = 0;
    drawWith({
      arc: (_x: number, _y: number, _radius: number, start: number, end: number) =>
        arcs.push([start, end - start]),
      clearRect: () => (turn = null),
      rotate: (angle: number) => (turn ??= angle),
      fillText: () => (labelsTurn = turn ?? 0),
    });
    const world = await worldWithPrize('P100');
    const { user } = await openWheel({ world });
    await user.click(await hub());
    expect(await prize()).toHaveTextContent('100.00 baht');
    const { slices } = await world.control.wheel();
    const slice = (2 * Math.PI) / slices.length;
    const index = slices.findIndex(({ code }) => code === 'P100');
    const after = (index + 1) * slice;
    expect(sliceAtPointer(labelsTurn + Math.PI / 2, slices.length)).toBe(index);
    // The veil over all other slices.
    expect(arcs).toContainEqual([expect.closeTo(after), expect.closeTo(2 * Math.PI - slice)]);
    expect(await prize()).toHaveTextContent('Kept for you as the coupon “เครดิตฟรี 100 บาท”');
    const setups = await world.control.count({ call: SETUP });
    await user.click(screen.getByRole('button', { name: 'Claim later' }));
    expect(await hub()).toHaveTextContent('9 coins');
    expect(within(await coupons()).getAllByRole('row')).toHaveLength(2);
    // Closing reloads both.
    expect(await world.control.count({ call: SETUP })).toBe(setups + 1);
    expect(await world.control.count({ call: COUPONS })).toBe(setups + 2);
    expect(await world.control.count({ call: SPIN })).toBe(1);
  });

  it('stops at the first slice too, when that is the prize of the service [4.10] (S1)', async () => {
    let turn: number | null = null;
    let labelsTurn = 0;
    drawWith({
      clearRect: () => (turn = null),
      rotate: (angle: number) => (turn ??= angle),
      fillText: () => (labelsTurn = turn ?? 0),
    });
    const world = await makeWorld('a member with coins');
    const { slices } = await world.control.wheel();
    await world.control.setNextPrize(slices[0]!.code);
    const { user } = await openWheel({ world });
    await user.click(await hub());
    expect(await prize()).toBeVisible();
    expect(sliceAtPointer(labelsTurn + Math.PI / 2, slices.length)).toBe(0);
  });

  it('is sent once for two presses in the same tick, and for presses while the wheel turns [4.10] [5.26]', async () => {
    const world = await worldWithPrize('P10');
    const { user } = await openWheel({ world, autoAdvance: false });
    const button = await hub();
    act(() => {
      button.click();
      button.click();
    });
    await isAnswered(world);
    await user.click(button);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(await world.control.count({ call: SPIN })).toBe(1);
    expect((await world.control.member(SOMCHAI)).coins).toBe(9);
  });

  it('keeps the wheel turning until the answer comes, however late, then shows the prize [4.10] (S1)', async () => {
    let turn: number | null = null;
    drawWith({ clearRect: () => (turn = null), rotate: (angle: number) => (turn ??= angle) });
    const world = await worldWithPrize('P100');
    const { user, clock } = await openWheel({ world, autoAdvance: false });
    const spin = await holdCall(world, SPIN);
    await user.click(await hub());
    await spin.hasCome();
    /** The wheel is drawn again after a resize. */
    const turnAt = async (width: number) => {
      resizeTo(width);
      await clock.advance(RESIZE_DEBOUNCE_MS);
      return turn;
    };
    for (const ms of [12_000, 28_000]) {
      await clock.advance(ms);
      expect(await turnAt(300)).not.toBe(await turnAt(200));
    }
    await spin.release();
    await isAnswered(world);
    await clock.advance(5_000);
    expect(await prize()).toHaveTextContent('100.00');
    vi.unstubAllGlobals();
  });

  it('is not sent without a coin: the button is off, and shows 0 [2.79] [4.10] [5.26] [7.41]', async () => {
    const world = await makeWorld('a member with coins');
    await world.control.setCoins(SOMCHAI, 0);
    const { user } = await openWheel({ world });
    await user.click(await hub());
    expect(await hub()).not.toHaveAttribute('aria-busy');
    expect(await hub()).toHaveTextContent('0 coins');
    expect(await hub()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('You have no coins left')).toBeVisible();
    expect(await world.control.count({ call: SPIN })).toBe(0);
  });

  it('can be made by keyboard, and keeps the focus on its button [2.79]', async () => {
    const { user } = await openWheel({ world: await worldWithPrize('NONE1') });
    (await hub()).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('The wheel stopped at “ลองใหม่”')).toBeVisible();
    expect(await hub()).toHaveFocus();
  });

  it('without a prize opens no dialog, and says in each language where the wheel has stopped [2.81] [3.22] [4.10]', async () => {
    const world = await worldWithPrize('NONE1');
    const { user } = await openWheel({ world });
    await user.click(await hub());
    const line = await screen.findByText('The wheel stopped at “ลองใหม่”');
    expect(line).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await hub()).toHaveTextContent('9 coins');
    expect(sessionStorage.getItem('spin-result')).toBeNull();
    const { slices, ...wheel } = await world.control.wheel();
    await world.control.setWheel({
      ...wheel,
      slices: slices.map((slice) => (slice.code === 'NONE1' ? { ...slice, label: 'ລອງໃໝ່' } : slice)),
    });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'lo');
    expect(await screen.findByText(/“ລອງໃໝ່”/)).toHaveAttribute('role', 'status');
    expect(screen.queryByText(/“ลองใหม่”/)).toBeNull();
  });

  it('that names no slice stops between two, and costs its coin all the same [2.79] (S1)', async () => {
    const { user, container } = await openWheel({ scenario: 'a wheel that tells no result' });
    await user.click(await hub());
    expect(await screen.findByText('The wheel stopped without a prize this time')).toBeVisible();
    expect(await hub()).toHaveTextContent('2 coins');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(container.querySelectorAll('canvas[hidden]')).toHaveLength(0);
  });

  it('shows won coins and things, and the coins that are left [1.14] [2.79] [2.81] [3.22] [4.10]', async () => {
    const world = await makeWorld('a member with coins');
    const wheel = await world.control.wheel();
    const threeCoins = { kind: 'coins', count: 3 } as const;
    const slices = wheel.slices.map((slice) =>
      slice.code === 'COIN1' ? { ...slice, prize: threeCoins } : slice,
    );
    await world.control.setWheel({ ...wheel, slices });
    await world.control.setNextPrize('COIN1');
    const { user } = await openWheel({ world });
    await user.click(await hub());
    expect(await prize()).toHaveTextContent('3 coins');
    expect(await prize()).toHaveTextContent('Already added, spin on');
    expect(screen.getByRole('button', { name: /^Spin/, hidden: true })).toHaveTextContent('12 coins');
    await user.click(screen.getByRole('button', { name: 'Wonderful' }));
    await world.control.setNextPrize('SHIRT');
    await user.click(await hub());
    expect(await prize()).toHaveTextContent('เสื้อยืด');
    expect(await prize()).not.toHaveTextContent('baht');
    // Staff hand it over: nothing can be claimed.
    expect(within(await prize()).getAllByRole('button')).toHaveLength(1);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows a prize that is missing from the wheel (S1)', async () => {
    const world = await makeWorld('a member with coins');
    const wheel = await world.control.wheel();
    const { user } = await openWheel({ world });
    await hub();
    const [first] = wheel.slices;
    await world.control.setWheel({ ...wheel, slices: [{ ...first!, code: 'NEW', label: 'New prize' }] });
    await user.click(await hub());
    expect(await prize()).toHaveTextContent('10.00 baht');
  });
});

it('spins and claims follow each other, from idle to no coins left [1.14] [2.79] [4.10] [5.26]', async () => {
  const world = await worldWithPrize('NONE1');
  await world.control.setCoins(SOMCHAI, 2);
  const { user, clock } = await openWheel({ world, autoAdvance: false });
  const reads = async () => [
    await world.control.count({ call: SETUP }),
    await world.control.count({ call: COUPONS }),
  ];
  const isReloaded = async ([setups = 0, lists = 0]: number[]) => {
    await world.control.waitFor({ call: SETUP, count: setups + 1 });
    await world.control.waitFor({ call: COUPONS, count: lists + 1 });
  };
  const turn = async () => {
    const button = await hub();
    act(() => button.click());
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    return button;
  };

  // The spin won nothing, so no dialog opens.
  const button = await turn();
  await world.control.waitFor({ call: SPIN, count: 1 });
  await clock.advance(10_000);
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await world.control.setNextPrize('P10');
  await turn();
  await world.control.waitFor({ call: SPIN, count: 2 });
  await clock.advance(10_000);
  await prize();
  let before = await reads();
  await world.control.setCoins(SOMCHAI, 7);
  await user.click(screen.getByRole('button', { name: 'Claim later' }));
  await isReloaded(before);
  await waitFor(async () => expect(await hub()).toHaveTextContent('7 coins'));

  const ask = async () => user.click(await screen.findByRole('button', { name: /^Claim เครดิต/ }));
  await ask();
  before = await reads();
  await world.control.setCoins(SOMCHAI, 0);
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await isReloaded(before);
  await waitFor(async () => expect(await hub()).toHaveTextContent('0 coins'));
  await user.click(await hub());
  expect(await world.control.count({ call: SPIN })).toBe(2);
  await ask();
  const confirm = await screen.findByRole('button', { name: 'Confirm claim' });
  act(() => {
    confirm.click();
    confirm.click();
  });
  await clock.advance(499);
  expect(await world.control.count({ call: CLAIM })).toBe(0);
  await clock.advance(1);
  await screen.findByText('10.00 baht is in your wallet');
  expect(await world.control.count({ call: CLAIM })).toBe(1);
});

it('a held Enter spins once, also when the wheel rests again under it', async () => {
  const world = await worldWithPrize('NONE1');
  const { user } = await openWheel({ world });
  const button = await hub();
  button.focus();
  await user.keyboard('{Enter>}');
  await world.control.waitFor({ call: SPIN, count: 1 });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  expect(button).toHaveFocus();
  // A browser presses the button at a repeat that nobody has prevented.
  if (fireEvent.keyDown(button, { key: 'Enter', repeat: true })) await user.click(button);
  await user.keyboard('{/Enter}');
  expect(button).not.toHaveAttribute('aria-busy');
  expect(await world.control.count({ call: SPIN })).toBe(1);
  await user.keyboard('{Enter}');
  await world.control.waitFor({ call: SPIN, count: 2 });
});

it('a spin and a claim that fail show the text of their code in an error dialog [7.42] [7.44] [8.26]', async () => {
  const { user, world } = await openWheel({ scenario: 'a member with coupons' });
  const refuse = (call: typeof SPIN | typeof CLAIM, error: string) => {
    const reply = { success: false, error, ...(call === SPIN ? { result: null } : {}) };
    return world.control.addFault({ call, kind: 'status', status: 200, body: JSON.stringify(reply) });
  };
  await refuse(SPIN, 'INACTIVE_USER');
  await user.click(await hub());
  expect(await alert()).toHaveTextContent(errors.INACTIVE_USER);
  await user.click(within(await alert()).getByRole('button', { name: 'Close' }));
  await refuse(CLAIM, 'COUPON_EXPIRED');
  await user.click(await screen.findByRole('button', { name: 'Claim เครดิตฟรี 50 บาท' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm claim' }));
  expect(await screen.findByText(errors.COUPON_EXPIRED)).toBeVisible();
  await user.click(within(await alert()).getByRole('button', { name: 'OK' }));
  // Only a spin has texts of its own about coins and wheel.
  await refuse(CLAIM, 'NO_DATA');
  await user.click(await screen.findByRole('button', { name: 'Claim เครดิตฟรี 50 บาท' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm claim' }));
  expect(await screen.findByText(errors.NO_DATA)).toBeVisible();
});

/** Leaves the page before a prize of 100 baht is shown; its coupon and the wheel bear another label than the kept result then. */
async function leaveWithAnotherLabel(world: TestWorld) {
  const { user, unmount } = await openWheel({ world, autoAdvance: false });
  await user.click(await hub());
  await isAnswered(world);
  await waitFor(() => expect(sessionStorage.getItem('spin-result')).toContain('100 บาท'));
  unmount();
  const kept = sessionStorage.getItem('spin-result')!;
  sessionStorage.setItem('spin-result', kept.replace('100 บาท', '100 baht'));
}

describe('a result', () => {
  it('stays hidden until the wheel rests: coins, coupons and wallet keep their figures (S2)', async () => {
    const world = await worldWithPrize('P100');
    const { user, clock } = await openWheel({ world, autoAdvance: false });
    const button = await hub();
    const wallets = await world.control.count({ call: 'GET /api/wallet' });
    await user.click(button);
    await isAnswered(world);
    // The shortest turn takes 2 × 400 ms; then the slice shines before the prize is shown.
    for (const ms of [0, 1, 300, 300, 199]) {
      await clock.advance(ms);
      expect(await hub()).toHaveTextContent('10 coins');
      expect(await coupons()).toHaveTextContent('No coupons yet');
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.body).not.toHaveTextContent('You won');
      expect(screen.getByText('The wheel is turning')).toBeVisible();
      expect(await world.control.count({ call: 'GET /api/wallet' })).toBe(wallets);
    }
    // The slice shines where the wheel rests.
    for (let passed = 0; passed < 5_000; passed += 250) {
      await clock.advance(250);
      expect(screen.queryByText('Waiting for the result')).toBeNull();
    }
    expect(await prize()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Spin 9 coins', hidden: true })).toBeInTheDocument();
    await world.control.waitFor({ call: 'GET /api/wallet', count: wallets + 1 });
  });

  it('is shown immediately when the tab is hidden while the wheel turns (S2)', async () => {
    const world = await worldWithPrize('P100');
    const { user } = await openWheel({ world, autoAdvance: false });
    await user.click(await hub());
    await isAnswered(world);
    setHidden(true);
    expect(await prize()).toHaveTextContent('100.00');
  });

  it('is shown immediately if the tab was hidden before the answer came (S2)', async () => {
    const world = await worldWithPrize('P100');
    const { user } = await openWheel({ world, autoAdvance: false });
    const spin = await holdCall(world, SPIN);
    await user.click(await hub());
    await spin.hasCome();
    setHidden(true);
    expect(screen.queryByRole('dialog')).toBeNull();
    await spin.release();
    await isAnswered(world);
    expect(await prize()).toHaveTextContent('100.00');
  });

  it('waits for a member who has left the page while the wheel turned (S2)', async () => {
    const world = await worldWithPrize('P100');
    const { user } = await openWheel({ world, autoAdvance: false });
    await user.click(await hub());
    await isAnswered(world);
    await user.click(screen.getByRole('link', { name: 'Home' }));
    const widget = await screen.findByRole('link', { name: /^Spin wheel/ });
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(widget);
    expect(await prize()).toHaveTextContent('100.00');
    expect(await world.control.count({ call: SPIN })).toBe(1);
  });

  it('is shown immediately after a reload, once, and only to its member (S2)', async () => {
    const world = await worldWithPrize('P100');
    const first = await openWheel({ world, autoAdvance: false });
    await first.user.click(await hub());
    await isAnswered(world);
    await waitFor(() => expect(sessionStorage.getItem('spin-result')).toContain('P100'));
    const kept = sessionStorage.getItem('spin-result')!;
    first.unmount();

    const second = await openWheel({ world, autoAdvance: false });
    expect(await prize()).toHaveTextContent('100.00');
    expect(sessionStorage.getItem('spin-result')).toBeNull();
    expect(await world.control.count({ call: SPIN })).toBe(1);
    second.unmount();

    sessionStorage.setItem('spin-result', kept.replace(/"member":"[^"]*"/, '"member":"another"'));
    await openWheel({ world });
    await within(await coupons()).findByRole('table');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that waited for a reload has its amount although the language has changed since [2.81]', async () => {
    const world = await worldWithPrize('P100');
    await leaveWithAnotherLabel(world);
    await openWheel({ world, autoAdvance: false });
    expect(await prize()).toHaveTextContent('100.00');
  });

  it('is told with its amount although the language changes while the service works on it [1.19] [2.81] [4.10]', async () => {
    const world = await worldWithPrize('P100');
    const send = world.network.fetch;
    // A browser sends the language in its cookie.
    world.network.fetch = (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('cookie', document.cookie);
      return send(input, { ...init, headers });
    };
    const { user, clock } = await openWheel({ world, locale: 'th', autoAdvance: false });
    const spin = await holdCall(world, SPIN);
    await user.click(await screen.findByRole('button', { name: /^หมุน/ }));
    await spin.hasCome();
    await user.selectOptions(screen.getByRole('combobox'), 'en');
    await screen.findByRole('combobox', { name: 'Language' });
    await spin.release();
    await clock.advance(10_000);
    expect(await prize()).toHaveTextContent('100.00');
    expect(screen.getByRole('button', { name: 'Claim to wallet now' })).toBeVisible();
  });

  it('without a name bears the label of its coupon, as it reads now [2.81]', async () => {
    const world = await worldWithPrize('P100');
    const wheel = await world.control.wheel();
    const slices = wheel.slices.map(({ prize, ...slice }) => ({
      ...slice,
      prize: prize.kind === 'money' ? { ...prize, name: '' } : prize,
    }));
    await world.control.setWheel({ ...wheel, slices });
    await leaveWithAnotherLabel(world);
    await openWheel({ world, autoAdvance: false });
    expect(await prize()).toHaveTextContent('coupon “100 บาท”');
  });

  it.each(['{', 'null', '{"spun":{"code":7}}', '[]'])('saved as %s is ignored', async (text) => {
    sessionStorage.setItem('spin-result', text);
    await openWheel();
    expect(await hub()).toHaveTextContent('10 coins');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('fades in within 300 ms under reduced motion, and not again when the phone is turned (S3)', async () => {
    stubMedia((query) => query.includes('reduce'));
    const animate = vi.fn();
    Object.assign(Element.prototype, { animate });
    try {
      const world = await worldWithPrize('P20');
      const { user, clock } = await openWheel({ world, autoAdvance: false });
      const spin = await holdCall(world, SPIN);
      await user.click(await hub());
      await spin.hasCome();
      // Nothing turns.
      expect(screen.getByText('Waiting for the result')).toHaveAttribute('role', 'status');
      await spin.release();
      expect(await prize()).toHaveTextContent('20.00');
      const fade = [{ opacity: [0.2, 1] }, { duration: 300, fill: 'both' }];
      expect(animate.mock.calls).toContainEqual(fade);
      animate.mockClear();
      // The phone is turned.
      act(() => void window.dispatchEvent(new Event('resize')));
      await clock.advance(RESIZE_DEBOUNCE_MS);
      expect(animate.mock.calls).not.toContainEqual(fade);
      expect(JSON.stringify(animate.mock.calls)).not.toContain('rotate');
    } finally {
      Reflect.deleteProperty(Element.prototype, 'animate');
      vi.unstubAllGlobals();
    }
  });
});
