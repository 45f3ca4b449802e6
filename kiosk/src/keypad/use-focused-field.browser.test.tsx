import { cleanup } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { commands } from 'vitest/browser';
import {
  byId,
  Controlled,
  keypad,
  nextTask,
  renderWithKeypad,
  tapField,
  tapKeys,
} from '../testing/render-with-keypad.tsx';

afterEach(cleanup);

const layout = () => keypad()?.dataset['keypad'];

describe('which keypad is shown', () => {
  it('follows the focused field by its inputmode', async () => {
    await renderWithKeypad(
      <>
        <Controlled id="phone" inputMode="tel" />
        <Controlled id="amount" inputMode="decimal" />
        <Controlled id="secret" type="password" />
      </>,
    );
    expect(keypad()).toBeNull();
    await tapField('phone');
    expect(layout()).toBe('digits');
    await commands.tap('#amount');
    await expect.poll(layout).toBe('decimal');
    await commands.tap('#secret');
    await expect.poll(layout).toBe('letters');
  });

  it('closes when the focus leaves the fields', async () => {
    await renderWithKeypad(
      <>
        <Controlled />
        <button id="other">other</button>
      </>,
    );
    await tapField();
    byId('other').focus();
    await expect.poll(keypad).toBeNull();
  });

  it('is not shown for a read-only field, and closes when a field becomes read-only', async () => {
    function Lockable() {
      const [isLocked, setLocked] = useState(false);
      return (
        <>
          <Controlled readOnly={isLocked} onText={() => setLocked(true)} inputMode="tel" />
          <Controlled id="done" readOnly />
        </>
      );
    }
    await renderWithKeypad(<Lockable />);
    await tapField();
    await tapKeys('1');
    await expect.poll(keypad).toBeNull();
    await tapFieldWithoutKeypad('done');
    expect(keypad()).toBeNull();
  });

  it('closes when the focused field is disabled or removed', async () => {
    const view = await renderWithKeypad(
      <fieldset>
        <Controlled />
      </fieldset>,
    );
    await tapField();
    view.container.querySelector('fieldset')?.setAttribute('disabled', '');
    await expect.poll(keypad).toBeNull();
    view.container.querySelector('fieldset')?.removeAttribute('disabled');
    byId('field').blur();
    await tapField();
    byId('field').remove();
    await expect.poll(keypad).toBeNull();
  });

  it('follows a focused field that changes without a touch', async () => {
    await renderWithKeypad(<Controlled inputMode="tel" />);
    const field = await tapField();
    field.inputMode = 'decimal';
    await expect.poll(layout).toBe('decimal');
    field.type = 'password';
    await expect.poll(() => keypad()?.dataset['secret']).toBe('');
    field.readOnly = true;
    await expect.poll(keypad).toBeNull();
  });

  it('moves nothing between press and release, so that the click hits its button', async () => {
    const onClick = vi.fn();
    await renderWithKeypad(
      <>
        <Controlled inputMode="tel" />
        <button
          id="send"
          style={{ position: 'fixed', bottom: 'var(--keypad-height, 0px)' }}
          onClick={onClick}
        >
          send
        </button>
      </>,
    );
    await tapField();
    await commands.mouseDown('#send');
    expect(document.activeElement).toBe(byId('send'));
    await nextTask();
    await commands.mouseUp();
    expect(onClick).toHaveBeenCalledOnce();
    await expect.poll(keypad).toBeNull();
  });
});

async function tapFieldWithoutKeypad(id: string) {
  await commands.tap(`#${id}`);
  expect(document.activeElement).toBe(byId(id));
}
