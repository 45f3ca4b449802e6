import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cdp, commands, userEvent } from 'vitest/browser';
import { guardDoublePresses } from 'web/app';
import { heldFinger } from '../testing/held-finger.ts';
import {
  byId,
  Controlled,
  keypad,
  keySelector,
  nextTask,
  renderWithKeypad,
  tapField,
  tapKeys,
} from '../testing/render-with-keypad.tsx';

afterEach(cleanup);

interface Finger {
  id: number;
  x: number;
  y: number;
}

/** Real touches, of several fingers. Lifts the named ones, or all. */
const touch = (type: 'touchStart' | 'touchEnd', ...touchPoints: Finger[]) =>
  cdp().send('Input.dispatchTouchEvent', { type, touchPoints });

function fingerOn(selector: string, id: number): Finger {
  const { left, top, width, height } =
    document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  return { id, x: left + width / 2, y: top + height / 2 };
}

it('leaves the page when a dialog closes just as its field gets the focus', async () => {
  let close = () => {};
  function Page() {
    const [isOpen, setOpen] = useState(true);
    close = () => setOpen(false);
    return isOpen ? (
      <div role="dialog">
        <Controlled />
      </div>
    ) : (
      <p>the page</p>
    );
  }
  await renderWithKeypad(<Page />);
  byId('field').focus();
  close();
  expect(await screen.findByText('the page')).toBeVisible();
  expect(keypad()).toBeNull();
});

describe('pressing a key', () => {
  it('types into a React field by touch, one change per key, and keeps the focus there', async () => {
    const onText = vi.fn();
    await renderWithKeypad(<Controlled inputMode="tel" onText={onText} />);
    const field = await tapField();
    await tapKeys('0', '8', '1', '2');
    expect(field.value).toBe('0812');
    expect(onText.mock.calls.flat()).toEqual(['0', '08', '081', '0812']);
    expect(document.activeElement).toBe(field);
  });

  it('types once by a finger that stays on the key, and keeps the focus in the field', async () => {
    const onText = vi.fn();
    await renderWithKeypad(<Controlled inputMode="tel" onText={onText} />);
    const field = await tapField();
    await heldFinger.begin();
    onTestFinished(() => void heldFinger.end());
    await heldFinger.hold(screen.getByRole('button', { name: '7' }));
    expect(document.activeElement).toBe(field);
    heldFinger.lift();
    await heldFinger.hold(screen.getByRole('button', { name: '8' }));
    heldFinger.lift();
    expect(onText.mock.calls.flat()).toEqual(['7', '78']);
  });

  it('types by mouse, once for a click', async () => {
    const onText = vi.fn();
    await renderWithKeypad(<Controlled inputMode="tel" onText={onText} />);
    const field = await tapField();
    await userEvent.click(screen.getByRole('button', { name: '7' }));
    expect(onText.mock.calls.flat()).toEqual(['7']);
    expect(document.activeElement).toBe(field);
  });

  it('acts when the finger comes down, not when it is lifted', async () => {
    await renderWithKeypad(<Controlled inputMode="tel" />);
    const field = await tapField();
    await commands.mouseDown(keySelector('5'));
    expect(field.value).toBe('5');
    await commands.mouseUp();
    expect(field.value).toBe('5');
  });

  it('does nothing for another mouse button', async () => {
    await renderWithKeypad(<Controlled inputMode="tel" />);
    const field = await tapField();
    await userEvent.click(screen.getByRole('button', { name: '7' }), { button: 'right' });
    expect(field.value).toBe('');
  });

  it('types by a click without a pointer, as from assistive technology, even if the key has the focus', async () => {
    await renderWithKeypad(<Controlled inputMode="tel" />);
    const field = await tapField();
    await tapKeys('1');
    const key = screen.getByRole('button', { name: '2' });
    key.focus();
    await nextTask();
    key.click();
    expect(field.value).toBe('12');
    expect(document.activeElement).toBe(field);
    expect(keypad()).not.toBeNull();
  });

  it('works side by side with a hardware keyboard', async () => {
    await renderWithKeypad(<Controlled />);
    const field = await tapField();
    await tapKeys('a');
    await userEvent.keyboard('b');
    await tapKeys('c', 'backspace');
    await userEvent.keyboard('d{Backspace}e');
    expect(field.value).toBe('abe');
  });

  it('repeats Backspace while it is held, and stops with the finger', async () => {
    await renderWithKeypad(<Controlled inputMode="tel" defaultValue="0812345678" />);
    const field = await tapField();
    field.setSelectionRange(10, 10);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await commands.mouseDown(keySelector('backspace'));
    expect(field.value).toBe('081234567');
    vi.advanceTimersByTime(449);
    expect(field.value).toBe('081234567');
    vi.advanceTimersByTime(1 + 3 * 70);
    expect(field.value).toBe('08123');
    await commands.mouseUp();
    vi.advanceTimersByTime(10_000);
    expect(field.value).toBe('08123');
  });

  it('releases the key of a second finger while the first one rests on a double press that was dropped', async () => {
    onTestFinished(guardDoublePresses(window, 60_000));
    function Page() {
      const [isNext, setNext] = useState(false);
      return (
        <>
          <Controlled inputMode="tel" defaultValue="123456" />
          <button
            key={String(isNext)}
            id="swap"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setNext(true)}
          >
            {isNext ? 'after' : 'before'}
          </button>
        </>
      );
    }
    await renderWithKeypad(<Page />);
    await tapField();
    const first = fingerOn('#swap', 0);
    const second = fingerOn(keySelector('backspace'), 1);
    const backspace = document.querySelector(keySelector('backspace'));
    await touch('touchStart', first);
    await touch('touchEnd');
    await expect.poll(() => byId('swap').textContent).toBe('after');
    await touch('touchStart', first);
    await touch('touchStart', first, second);
    await expect.poll(() => backspace?.hasAttribute('data-pressed')).toBe(true);
    await touch('touchEnd', second);
    await expect.poll(() => backspace?.hasAttribute('data-pressed')).toBe(false);
    await touch('touchEnd');
  });

  it('clears the field in one change', async () => {
    const onText = vi.fn();
    await renderWithKeypad(<Controlled inputMode="decimal" defaultValue="1500" onText={onText} />);
    await tapField();
    await tapKeys('clear');
    expect(onText.mock.calls.flat()).toEqual(['']);
  });
});

describe('the letters board', () => {
  it('types digits, letters, capitals and symbols of a password', async () => {
    await renderWithKeypad(<Controlled type="password" autoComplete="current-password" />);
    const field = await tapField();
    await tapKeys(
      'r',
      'shift',
      'I',
      'm',
      '4',
      'to-symbols',
      '#',
      '_',
      'to-letters',
      'shift',
      'shift',
      'K',
      'G',
      ' ',
    );
    expect(field.value).toBe('rIm4#_KG ');
  });

  it('types a name in Thai and in Lao, mark by mark, with letters of the second page', async () => {
    await renderWithKeypad(<Controlled />);
    const field = await tapField();
    await tapKeys('next-script', ...'สม', 'shift', 'ศ', ...'ักดิ', 'shift', '์', ' ');
    expect(field.value).toBe('สมศักดิ์ ');
    await tapKeys('next-script', ...'ນາງ', 'shift', 'ໝ', ...'ອນ', 'next-script', 'a');
    expect(field.value).toBe('สมศักดิ์ ນາງໝອນa');
    await tapKeys('backspace', 'next-script', 'to-symbols', 'to-letters', 'ก');
    expect(field.value).toBe('สมศักดิ์ ນາງໝອນก');
  });

  it('shows capitals for a field that capitalises its text', async () => {
    await renderWithKeypad(<Controlled autoCapitalize="characters" rewrite={(text) => text.toUpperCase()} />);
    const field = await tapField();
    expect(screen.queryByRole('button', { name: 'q' })).toBeNull();
    await tapKeys('A', 'N', 'next-script', 'ก', 'next-script', 'next-script', 'G');
    expect(field.value).toBe('ANกG');
  });

  it('starts the next field on its first page', async () => {
    await renderWithKeypad(
      <>
        <Controlled />
        <Controlled id="next" />
      </>,
    );
    await tapField();
    await tapKeys('to-symbols');
    expect(screen.queryByRole('button', { name: 'q' })).toBeNull();
    await commands.tap('#next');
    await expect.poll(() => screen.queryByRole('button', { name: 'q' })).not.toBeNull();
  });
});

describe('the press feedback of a key', () => {
  const colour = (name: string) => getComputedStyle(screen.getByRole('button', { name })).backgroundColor;

  it('shows which key is pressed', async () => {
    await renderWithKeypad(<Controlled inputMode="tel" />);
    await tapField();
    const atRest = colour('5');
    await commands.mouseDown(keySelector('5'));
    expect(colour('5')).not.toBe(atRest);
    await commands.mouseUp();
    await expect.poll(() => colour('5')).toBe(atRest);
  });

  it('does not show it to bystanders for a password, even one shown in plain letters', async () => {
    await renderWithKeypad(
      <>
        <Controlled type="password" />
        <Controlled id="plain" type="text" autoComplete="current-password" />
      </>,
    );
    for (const id of ['field', 'plain']) {
      await tapField(id);
      const atRest = colour('5');
      await commands.mouseDown(keySelector('5'));
      expect(byId(id).value).toBe('5');
      expect(colour('5')).toBe(atRest);
      await commands.mouseUp();
    }
  });
});
