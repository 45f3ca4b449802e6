import { Dialog } from '@base-ui/react/dialog';
import { act, cleanup, screen } from '@testing-library/react';
import { getI18n } from 'react-i18next';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cdp, commands, userEvent } from 'vitest/browser';
import { VisitorExit } from './session/visitor-exit.tsx';
import { renderShell } from './testing/render-shell.tsx';

afterEach(cleanup);

const language = (name: string) => screen.findByRole('button', { name: new RegExp(`^language ${name}`) });
const question = () => document.querySelector('dialog');
const seconds = () => question()?.querySelector('b')?.textContent;

/** The shell with a started session and a signed-in member. */
async function openSession(options: Parameters<typeof renderShell>[0] = {}) {
  const shell = await renderShell(options);
  await userEvent.click(await language('en'));
  await expect.poll(() => screen.queryByRole('heading')).toBeNull();
  act(() => shell.session.become({ status: 'member' }));
  return { ...shell, pass: (ms: number) => act(async () => shell.clock.advance(ms)) };
}

describe('the first screen (K10)', () => {
  it.each([
    ['th', ['th', 'lo', 'en']],
    ['lo', ['lo', 'th', 'en']],
  ] as const)(
    'offers all languages, %s first where it is the shop’s, and shows no app [1.19]',
    async (locale, order) => {
      await renderShell({ locale });
      await language('en');
      const buttons = screen.getAllByRole('button', { name: /^language/ });
      expect(buttons.map((button) => button.textContent)).toEqual(
        order.map((one) => `language ${one}services ${one}`),
      );
      expect(buttons.map(({ lang }) => lang)).toEqual(order);
      expect(screen.getByRole('heading')).toHaveTextContent(order.map((one) => `title ${one}`).join(''));
      expect(screen.getByRole('status')).toHaveTextContent(order.map((one) => `promise ${one}`).join(''));
      expect(document.title).toBe(`title ${locale}`);
      expect(screen.queryByText('the app')).toBeNull();
    },
  );

  it('starts the app in the language that is touched [1.19]', async () => {
    const changeLocale = vi.fn(() => Promise.resolve());
    await renderShell({ changeLocale });
    await userEvent.click(await language('lo'));
    expect(await screen.findByText('the app')).toBeVisible();
    expect(changeLocale.mock.calls).toEqual([['lo']]);
  });

  it('passes no second half of a double press on to the app that it starts', async () => {
    const onPress = vi.fn();
    await renderShell({
      app: (
        <button type="button" style={{ position: 'fixed', inset: 0 }} onClick={onPress}>
          Pay
        </button>
      ),
    });
    const button = await language('lo');
    const { left, top } = button.getBoundingClientRect();
    const frame = window.frameElement?.getBoundingClientRect();
    const place = {
      x: left + 20 + (frame?.left ?? 0),
      y: top + 20 + (frame?.top ?? 0),
      button: 'left',
    } as const;
    const press = async (clickCount: number) => {
      await cdp().send('Input.dispatchMouseEvent', { ...place, type: 'mousePressed', clickCount });
      await cdp().send('Input.dispatchMouseEvent', { ...place, type: 'mouseReleased', clickCount });
    };
    await press(1);
    await expect.poll(() => button.isConnected).toBe(false);
    await press(2);
    expect(onPress).not.toHaveBeenCalled();
    await press(1);
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('says in all languages that it cannot start, and can be touched again', async () => {
    const changeLocale = vi.fn<() => Promise<void>>();
    changeLocale.mockRejectedValueOnce(new Error('no texts')).mockResolvedValueOnce();
    await renderShell({ changeLocale });
    expect(await screen.findByText('promise lo')).toBeVisible();
    await userEvent.click(await language('en'));
    expect(await screen.findByText('waiting lo')).toBeVisible();
    await userEvent.click(await language('en'));
    expect(await screen.findByText('the app')).toBeVisible();
  });

  it('does not wait for ever for a language that the network never brings (K9)', async () => {
    const late = Promise.withResolvers<undefined>();
    const { clock } = await renderShell({ changeLocale: () => late.promise });
    await userEvent.click(await language('en'));
    await act(async () => clock.advance(15_000));
    expect(screen.getByText('waiting en')).toBeVisible();
    expect(await language('en')).not.toHaveAttribute('aria-disabled');
    // The member may have left.
    await act(async () => late.resolve(undefined));
    expect(screen.queryByText('the app')).toBeNull();
  });

  it('says that it starts until its texts are there, so that the launcher notices when they never come (K9)', async () => {
    delete document.documentElement.dataset['phase'];
    const { giveTexts } = await renderShell({ hasTexts: false });
    expect(document.documentElement.dataset['phase']).toBeUndefined();
    giveTexts();
    await language('en');
    await expect.poll(() => document.documentElement.dataset['phase']).toBe('attract');
  });

  it('is read aloud only at a press, in the languages with a system voice [1.19]', async () => {
    const { spoken } = await renderShell({ voices: ['lo'] });
    await language('lo');
    expect(spoken).toEqual([]);
    const buttons = screen.getAllByRole('button', { name: /^speak / });
    expect(buttons.map(({ lang }) => lang)).toEqual(['lo']);
    await userEvent.click(screen.getByRole('button', { name: 'speak lo' }));
    expect(spoken).toEqual(['lo title lo. language lo. services lo. promise lo']);
  });

  it('moves by some pixels every other minute, without an animation', async () => {
    const { clock } = await renderShell();
    const button = await language('th');
    const place = () => {
      const { x, y } = button.getBoundingClientRect();
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    };
    const places = [place()];
    for (let minutes = 2; minutes <= 8; minutes += 2) {
      act(() => clock.advance(120_000));
      places.push(place());
    }
    expect(new Set(places).size).toBe(4);
    expect(places.at(-1)).toBe(places[0]);
    const endless = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime === Infinity);
    expect(endless).toEqual([]);
  });

  it('is lowered for a person of 120 cm, with the bar of the session, until nobody has begun for a minute (K3)', async () => {
    document.documentElement.dataset['orientation'] = 'portrait';
    const { clock } = await renderShell();
    const button = await screen.findByRole('button', { name: 'reach th' });
    expect(Math.min(button.offsetWidth, button.offsetHeight)).toBeGreaterThanOrEqual(64);
    const title = screen.getByRole('heading');
    const high = title.getBoundingClientRect().top;
    const isLow = () => document.documentElement.hasAttribute('data-reach');
    await userEvent.click(button);
    expect([isLow(), button.ariaPressed]).toEqual([true, 'true']);
    expect(title.getBoundingClientRect().top - high).toBeGreaterThan(innerHeight * 0.15);
    expect(getComputedStyle(document.documentElement).getPropertyValue('--bar')).toMatch('24dvh');
    act(() => clock.advance(60_000));
    expect(isLow()).toBe(false);
    await userEvent.click(button);
    await userEvent.click(await language('lo'));
    expect(await screen.findByText('the app')).toBeVisible();
    act(() => clock.advance(120_000));
    expect(isLow()).toBe(true);
    document.documentElement.removeAttribute('data-reach');
  });

  it('never ends by itself (K2)', async () => {
    const { clock, calls } = await renderShell();
    await language('th');
    act(() => clock.advance(24 * 3_600_000));
    expect(calls).toEqual([]);
  });
});

describe('a session', () => {
  it('selects nothing under a resting finger but typed text, and shows no scrollbar (K3)', async () => {
    await openSession({ app: <input aria-label="amount" /> });
    const field = screen.getByRole('textbox', { name: 'amount' });
    expect(getComputedStyle(document.body).userSelect).toBe('none');
    expect(getComputedStyle(field).userSelect).toBe('text');
    const { overscrollBehaviorY, scrollbarWidth } = getComputedStyle(document.documentElement);
    expect([overscrollBehaviorY, scrollbarWidth]).toEqual(['none', 'none']);
  });

  it('covers the shares of wallet and games with their figures (K11)', async () => {
    const shares = (covered: string) => (
      <>
        <div aria-hidden="true">
          <span>share</span>
        </div>
        <dl>
          <dd data-covered={covered}>1,670.50</dd>
        </dl>
      </>
    );
    await openSession({
      app: ['hidden', 'shown'].map((covered) => <section key={covered}>{shares(covered)}</section>),
    });
    expect(screen.getAllByText('share').map((share) => getComputedStyle(share).visibility)).toEqual([
      'hidden',
      'visible',
    ]);
  });

  it('shows half fields beside each other, so that the keyboard leaves the buttons free [2.23]', async () => {
    await openSession({
      app: (
        <form style={{ display: 'grid' }}>
          <p>Name</p>
          <p>
            <input data-half aria-label="password" />
          </p>
          <p>
            <input data-half aria-label="confirmation" />
          </p>
        </form>
      ),
    });
    const [name, first, second] = ['Name', 'password', 'confirmation'].map((text) =>
      (screen.queryByLabelText(text) ?? screen.getByText(text)).closest('p')?.getBoundingClientRect(),
    );
    expect(first?.top).toBe(second?.top);
    expect(first?.right).toBeLessThanOrEqual(second?.left ?? 0);
    expect(name?.width).toBeGreaterThan((first?.width ?? 0) * 1.9);
  });

  it('keeps what a keyboard reaches clear of the menu at the bottom', async () => {
    await openSession({
      app: (
        <div style={{ paddingBlock: 'calc(100vh - 5rem) 50vh' }}>
          <button type="button">Game</button>
          <nav style={{ position: 'fixed', insetBlockEnd: 0, blockSize: 'var(--menu)' }} />
        </div>
      ),
    });
    const tile = screen.getByRole('button', { name: 'Game' });
    act(() => tile.focus());
    const menu = screen.getByRole('navigation').getBoundingClientRect();
    expect(menu.height).toBeGreaterThan(0);
    expect(tile.getBoundingClientRect().bottom).toBeLessThanOrEqual(menu.top);
  });
});

describe('the end of a session (K1)', () => {
  it('removes the app immediately, then wipes, and only then restarts', async () => {
    const { session, calls, spoken, finishWipe } = await openSession();
    spoken.splice(0);
    act(() => session.become({ status: 'guest', lastEnd: 'logout' }));
    expect(spoken).toEqual(['silence']);
    expect(screen.queryByText('the app')).toBeNull();
    expect(calls).toEqual(['wipe']);
    finishWipe();
    await expect.poll(() => calls).toEqual(['wipe', 'restart /']);
  });

  it.each([
    ['is done', { status: 'guest', lastEnd: 'logout' }, '/'],
    ['has an invalid token', { status: 'guest', lastEnd: 'token-refused' }, '/'],
    ['has an identity that the service refuses', { status: 'guest', lastEnd: 'identity-refused' }, '/'],
    ['meets the end of the service', { status: 'gone' }, '/terminated#lo'],
  ] as const)('comes once when the member %s [2.08] [4.02]', async (_why, end, path) => {
    const { session, calls, finishWipe } = await openSession();
    finishWipe();
    act(() => session.become(end));
    act(() => session.become({ ...end, id: 9 }));
    await expect.poll(() => calls).toEqual(['wipe', `restart ${path}`]);
  });

  it('comes when staff enter the PIN, after money stops moving, and the pad can tell both [4.02] (K4) (K9)', async () => {
    const { visit, calls, finishWipe } = await openSession();
    const phase = () => document.documentElement.dataset['phase'];
    act(() => visit.become({ isMoneyMoving: true }));
    const door = new Event('terminal-staff', { cancelable: true });
    act(() => void window.dispatchEvent(door));
    expect([calls, door.defaultPrevented, phase()]).toEqual([[], true, 'session']);
    expect(screen.getByText('the app')).toBeVisible();
    act(() => visit.become({ isMoneyMoving: false }));
    expect([calls, phase()]).toEqual([['end logout', 'wipe'], 'interval']);
    finishWipe();
    await expect.poll(() => calls).toEqual(['end logout', 'wipe', 'restart /staff']);
  });

  it('does not come after staff have closed the pad of the PIN, also when money stops moving later (K4)', async () => {
    const { visit, calls, finishWipe } = await openSession();
    finishWipe();
    act(() => visit.become({ isMoneyMoving: true }));
    act(() => void window.dispatchEvent(new Event('terminal-staff', { cancelable: true })));
    act(() => void window.dispatchEvent(new Event('terminal-staff-cancel')));
    await act(async () => visit.become({ isMoneyMoving: false }));
    expect(calls).toEqual([]);
    expect(screen.getByText('the app')).toBeVisible();
    act(() => void window.dispatchEvent(new Event('terminal-staff', { cancelable: true })));
    await expect.poll(() => calls).toEqual(['end logout', 'wipe', 'restart /staff']);
  });

  it('shows no app over the way to the service pages when a language comes late (K1) (K4)', async () => {
    const late = Promise.withResolvers<undefined>();
    const { calls, finishWipe } = await renderShell({ changeLocale: () => late.promise });
    await userEvent.click(await language('en'));
    act(() => void window.dispatchEvent(new Event('terminal-staff', { cancelable: true })));
    await act(async () => late.resolve(undefined));
    expect(screen.queryByText('the app')).toBeNull();
    expect(document.documentElement.dataset['phase']).toBe('interval');
    finishWipe();
    await expect.poll(() => calls).toEqual(['wipe', 'restart /staff']);
  });

  it('leads to the service pages when staff enter the PIN while the session ends (K4)', async () => {
    const { session, calls, finishWipe } = await openSession();
    act(() => session.become({ status: 'guest', lastEnd: 'logout' }));
    const door = new Event('terminal-staff', { cancelable: true });
    act(() => void window.dispatchEvent(door));
    finishWipe();
    await expect.poll(() => calls).toEqual(['wipe', 'restart /staff']);
  });

  it('reports to the launcher whether a session is running (K9)', async () => {
    const phase = () => document.documentElement.dataset['phase'];
    await renderShell();
    expect(phase()).toBe('attract');
    await userEvent.click(await language('en'));
    await expect.poll(phase).toBe('session');
  });

  it('also comes for a visitor when the service has ended, but not when they sign in', async () => {
    const { session, calls } = await renderShell();
    await userEvent.click(await language('en'));
    act(() => session.become({ status: 'member' }));
    expect(calls).toEqual([]);
    act(() => session.become({ status: 'gone' }));
    expect(calls).toEqual(['wipe']);
  });

  it('comes when a visitor leaves without a sign-in', async () => {
    const { calls, finishWipe } = await renderShell({ app: <VisitorExit /> });
    finishWipe();
    await userEvent.click(await language('en'));
    const exit = await screen.findByRole('button', { name: 'idle.finish_button' });
    expect(exit.offsetHeight).toBeGreaterThanOrEqual(64);
    await userEvent.click(exit);
    await expect.poll(() => calls).toEqual(['wipe', 'restart /']);
  });

  it('says in all languages when the page cannot be reloaded', async () => {
    const { session, calls, finishWipe, reportWaiting } = await openSession();
    finishWipe();
    act(() => session.become({ status: 'guest', lastEnd: 'logout' }));
    await expect.poll(() => calls).toContain('restart /');
    expect(screen.queryByText('waiting th')).toBeNull();
    act(() => reportWaiting());
    for (const one of ['th', 'lo', 'en']) expect(screen.getByText(`waiting ${one}`)).toBeVisible();
  });

  it.each([
    ['20 s', (clock: { advance: (ms: number) => void }) => act(async () => clock.advance(1))],
    ['a touch', () => userEvent.click(document.body)],
  ])(
    'leads from the page about the end of the service to the first screen after %s',
    async (_after, pass) => {
      const { calls, clock, finishWipe } = await renderShell({ isClosed: true });
      finishWipe();
      expect(await screen.findByText('the app')).toBeVisible();
      act(() => clock.advance(19_999));
      expect(calls).toEqual([]);
      await pass(clock);
      await expect.poll(() => calls).toEqual(['wipe', 'restart /']);
    },
  );

  it('keeps the page about the end of the service while staff enter their PIN (K4)', async () => {
    const { calls, clock } = await renderShell({ isClosed: true });
    const gate = document.body.appendChild(document.createElement('dialog'));
    gate.className = 'staff-gate';
    onTestFinished(() => gate.remove());
    gate.showModal();
    await userEvent.click(gate);
    act(() => clock.advance(20_000));
    expect(calls).toEqual([]);
    gate.remove();
    act(() => clock.advance(20_000));
    expect(calls).toEqual(['wipe']);
  });
});

describe('the idle warning (K2)', () => {
  it('counts 15 s down over everything, then ends the session', async () => {
    const { pass, calls } = await openSession();
    await pass(59_999);
    expect(question()).toBeNull();
    await pass(1);
    expect(seconds()).toBe('15');
    expect(question()?.matches(':modal')).toBe(true);
    expect(question()?.getBoundingClientRect()).toMatchObject({ width: innerWidth, height: innerHeight });
    // Without a fourth part it is opaque.
    expect(getComputedStyle(question() as Element).backgroundColor).toMatch(/^rgb\(\d+, \d+, \d+\)$/);
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    for (const button of question()?.querySelectorAll('button') ?? [])
      expect(button.offsetHeight).toBeGreaterThanOrEqual(4.5 * rem);
    await pass(14_000);
    expect(seconds()).toBe('1');
    await pass(999);
    expect(calls).toEqual([]);
    await pass(1);
    expect(calls).toEqual(['end logout', 'wipe']);
  });

  it('speaks only at ten and at five seconds', async () => {
    const { pass } = await openSession();
    const i18n = getI18n();
    i18n.addResource('en', 'kiosk', 'idle.seconds_left', '{{seconds}} left');
    await act(async () => void (await i18n.changeLanguage('en')));
    const spoken = () => screen.getByRole('status').textContent;
    await pass(60_000 + 4_800);
    expect(spoken()).toBe('');
    await pass(200);
    expect(spoken()).toBe('10 left');
    await pass(4_800);
    expect(spoken()).toBe('10 left');
    await pass(200);
    expect(spoken()).toBe('5 left');
  });

  it('counts down to one second, not to one seconds', async () => {
    const { pass } = await openSession();
    const i18n = getI18n();
    i18n.addResource('en', 'kiosk', 'idle.seconds_one', 'second');
    i18n.addResource('en', 'kiosk', 'idle.seconds_other', 'seconds');
    await act(async () => void (await i18n.changeLanguage('en')));
    await pass(60_000 + 13_000);
    expect(screen.getByText('seconds').parentElement).toHaveTextContent('2seconds');
    await pass(1_000);
    expect(screen.getByText('second').parentElement).toHaveTextContent('1second');
  });

  it.each([
    ['a touch beside its buttons', () => commands.tap('dialog h1')],
    ['its button', () => commands.tap('dialog button:not([data-ends-session])')],
    ['a key', () => userEvent.keyboard('a')],
    ['the Escape key', () => userEvent.keyboard('{Escape}')],
    ['the wheel', async () => void window.dispatchEvent(new WheelEvent('wheel'))],
  ])('closes at %s', async (_name, answer) => {
    const { pass, calls } = await openSession();
    await pass(60_000);
    await answer();
    await pass(200);
    expect(question()).toBeNull();
    await pass(59_700);
    expect(question()).toBeNull();
    await pass(300);
    expect(question()).not.toBeNull();
    expect(calls).toEqual([]);
  });

  it('stays for 200 ms after the finger, whose click would otherwise press the page', async () => {
    const { pass } = await openSession();
    await pass(60_000);
    await commands.tap('dialog h1');
    await pass(199);
    expect(question()).not.toBeNull();
    await pass(1);
    expect(question()).toBeNull();
  });

  it('gives the focus back to the field in which the member was typing, and the caret stays', async () => {
    const { pass } = await openSession({ app: <input aria-label="amount" defaultValue="1234" /> });
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'amount' });
    act(() => field.focus());
    field.setSelectionRange(2, 2);
    await pass(60_000);
    expect(question()).toContainElement(document.activeElement as HTMLElement);
    await commands.tap('dialog button:not([data-ends-session])');
    await pass(200);
    expect(question()).toBeNull();
    expect(document.activeElement).toBe(field);
    expect(field.selectionStart).toBe(2);
  });

  it('gives the focus back to a list that was open', async () => {
    const { pass } = await openSession({
      app: (
        <>
          <style>{'select, ::picker(select) { appearance: base-select; }'}</style>
          <select aria-label="game">
            <option>PG</option>
          </select>
        </>
      ),
    });
    const list = screen.getByRole('combobox', { name: 'game' });
    await userEvent.click(list);
    expect(document.activeElement).toBeInstanceOf(HTMLOptionElement);
    await pass(60_000);
    await commands.tap('dialog button:not([data-ends-session])');
    await pass(200);
    expect(document.activeElement).toBe(list);
  });

  it('is answered by its button only, after 30 minutes of a scanner that never stops', async () => {
    const { pass, calls } = await openSession();
    const scan = () => userEvent.keyboard('7{Enter}');
    for (let minute = 0; minute < 30; minute += 0.5) {
      await scan();
      await pass(30_000);
    }
    expect(seconds()).toBe('15');
    await scan();
    await commands.tap('dialog h1');
    await pass(10_000);
    expect(seconds()).toBe('5');
    await commands.tap('dialog button:not([data-ends-session])');
    await pass(200);
    expect(question()).toBeNull();
    expect(calls).toEqual([]);
  });

  it('ends the session immediately if the member chooses to', async () => {
    const { pass, calls } = await openSession();
    await pass(60_000);
    await commands.tap('[data-ends-session]');
    expect(calls).toEqual(['end logout', 'wipe']);
  });

  it('has buttons of at least 64 px', async () => {
    const { pass } = await openSession();
    await pass(60_000);
    const buttons = document.querySelectorAll('dialog button');
    expect(buttons).toHaveLength(2);
    for (const button of buttons) expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(64);
  });

  it('lets no touch through to the page below, and leaves its dialog open', async () => {
    const pressed = vi.fn();
    const { pass } = await openSession({
      app: (
        <Dialog.Root defaultOpen>
          <Dialog.Portal>
            <Dialog.Backdrop style={{ position: 'fixed', inset: 0 }} />
            <Dialog.Popup>
              <button
                type="button"
                aria-label="below"
                style={{ position: 'fixed', inset: 0 }}
                onClick={pressed}
              />
            </Dialog.Popup>
          </Dialog.Portal>
        </Dialog.Root>
      ),
    });
    await pass(60_000);
    await commands.tap('dialog button:not([data-ends-session])');
    await pass(200);
    expect(question()).toBeNull();
    expect(pressed).not.toHaveBeenCalled();
    await commands.tap('[aria-label="below"]');
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('does not appear while the member touches, turns the wheel, moves or types', async () => {
    const { pass } = await openSession();
    const signs = [
      () => commands.tap('p'),
      () => userEvent.keyboard('a'),
      async () => void window.dispatchEvent(new WheelEvent('wheel')),
      async () => void window.dispatchEvent(new Event('touchmove')),
      async () => void window.dispatchEvent(new PointerEvent('pointermove')),
    ];
    for (const sign of signs) {
      await pass(59_000);
      await sign();
    }
    await pass(59_999);
    expect(question()).toBeNull();
    await pass(1);
    expect(question()).not.toBeNull();
  });

  it.each([
    ['scrolling by the app', new Event('scroll')],
    ['a key that something lies on', new KeyboardEvent('keydown', { key: '5', repeat: true })],
  ])('does not count %s as activity', async (_name, event) => {
    const { pass } = await openSession();
    await pass(59_000);
    document.dispatchEvent(event);
    await pass(1_000);
    expect(question()).not.toBeNull();
  });

  it('waits for the outcome while money is moving', async () => {
    const { pass, visit } = await openSession();
    act(() => visit.become({ isMoneyMoving: true }));
    await pass(3_600_000);
    expect(question()).toBeNull();
    act(() => visit.become({ isMoneyMoving: false, screen: { kind: 'outcome' } }));
    await pass(20_000);
    expect(question()).not.toBeNull();
  });
});
