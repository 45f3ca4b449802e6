import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { guardDoublePresses } from 'web/app';
import { heldFinger } from './testing/held-finger.ts';

const ended = new AbortController();

/** Loads the guard like the page: as its own file, before everything else. It goes with these tests, which share their page. */
beforeAll(async () => {
  const listen = window.addEventListener.bind(window);
  window.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: AddEventListenerOptions | boolean,
  ) => listen(type, listener, { ...(options as AddEventListenerOptions), signal: ended.signal });
  const script = document.createElement('script');
  script.src = '/key-guard.js';
  const loaded = new Promise((resolve) => script.addEventListener('load', resolve));
  document.head.append(script);
  await loaded;
  Reflect.deleteProperty(window, 'addEventListener');
});

afterAll(() => ended.abort());

/** Whether the guard blocked the event for the browser and the app. */
function isTaken(event: Event): boolean {
  let isSeen = false;
  const see = () => {
    isSeen = true;
  };
  document.body.addEventListener(event.type, see);
  document.body.dispatchEvent(event);
  document.body.removeEventListener(event.type, see);
  expect(isSeen).toBe(!event.defaultPrevented);
  return event.defaultPrevented;
}

/** Long before all real keys. */
let now = -1e9;

/** "Ctrl+Shift+N" as an event. @param after how many ms after the last one; a person's keys are far apart */
function keydown(combination: string, after = 1_000): KeyboardEvent {
  const names = combination.split('+');
  const key = names.pop() || '+';
  const event = new KeyboardEvent('keydown', {
    key,
    ctrlKey: names.includes('Ctrl'),
    altKey: names.includes('Alt'),
    metaKey: names.includes('Meta'),
    shiftKey: names.includes('Shift'),
    modifierAltGraph: names.includes('AltGraph'),
    bubbles: true,
    cancelable: true,
  });
  now += after;
  Object.defineProperty(event, 'timeStamp', { value: now });
  return event;
}

/** When the last real key was pressed, in s; later than those of `userEvent`. */
let pressedAt = Date.now() / 1_000 + 60;

/** Presses real keys, each `pace` ms after the last one: the browser is told the time, because a busy machine is slower than a scanner. */
async function pressKeys(keys: string[], pace: number): Promise<void> {
  for (const key of keys) {
    pressedAt += pace / 1_000;
    const event = { key, timestamp: pressedAt };
    const text = key === 'Enter' ? '\r' : key;
    await cdp().send('Input.dispatchKeyEvent', { ...event, type: 'keyDown', text });
    await cdp().send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' });
  }
}

describe('the key guard', () => {
  const shortcuts = [
    ...[
      'Ctrl+t',
      'Ctrl+n',
      'Ctrl+w',
      'Ctrl+Shift+N',
      'Ctrl+Shift+T',
      'Ctrl+Shift+Delete',
      'Ctrl+Shift+i',
      'Ctrl+u',
    ],
    ...[
      'Ctrl+s',
      'Ctrl+o',
      'Ctrl+p',
      'Ctrl+h',
      'Ctrl+j',
      'Ctrl+f',
      'Ctrl+d',
      'Ctrl+r',
      'Ctrl+l',
      'Ctrl++',
      'Ctrl+-',
    ],
    ...[
      'Ctrl+0',
      'Ctrl+Tab',
      'Ctrl+1',
      'Ctrl+F4',
      'Ctrl+ๅ',
      'Ctrl+AltGraph+t',
      'Alt+F4',
      'Alt+ArrowLeft',
      'Alt+Home',
    ],
    ...[
      'Alt+d',
      'Alt',
      'Control',
      'Meta',
      'Meta+l',
      'F1',
      'F3',
      'F5',
      'F6',
      'F7',
      'F10',
      'F11',
      'F12',
      'Shift+F10',
    ],
    ...[
      'Shift+Escape',
      'ContextMenu',
      'BrowserBack',
      'BrowserHome',
      'BrowserRefresh',
      'LaunchMail',
      'Help',
      'Print',
    ],
    ...['Find', 'Open', 'Save', 'Unidentified', 'ZoomIn'],
  ];
  it.each(shortcuts)('blocks %s for the browser and the app', (combination) => {
    expect(isTaken(keydown(combination))).toBe(true);
  });

  const clipboard = [
    'Ctrl+a',
    'Ctrl+c',
    'Ctrl+x',
    'Ctrl+v',
    'Shift+Insert',
    'Ctrl+Insert',
    'Shift+Delete',
    'Copy',
    'Paste',
  ];
  it.each(clipboard)(
    'blocks %s, so that the next member cannot paste what the last one copied',
    (combination) => {
      expect(isTaken(keydown(combination))).toBe(true);
    },
  );

  const typing = [
    'a',
    'A',
    '7',
    ' ',
    '+',
    'ก',
    'ສ',
    'ໍາ',
    'Shift+A',
    'AltGraph+€',
    'Dead',
    'Process',
    'Shift',
    'CapsLock',
  ];
  const moving = [
    'Backspace',
    'Delete',
    'Enter',
    'Tab',
    'Shift+Tab',
    'ArrowLeft',
    'Shift+ArrowLeft',
    'Home',
    'End',
  ];
  it.each([...typing, ...moving])('lets %s through', (combination) => {
    expect(isTaken(keydown(combination))).toBe(false);
  });

  it('lets Escape close dialogs, but not stop a page that is starting (K9)', () => {
    const { dataset } = document.documentElement;
    const phases: Record<string, boolean> = {};
    for (const phase of ['starting', 'holding', 'attract', 'interval', 'session', 'staff']) {
      dataset['phase'] = phase;
      phases[phase] = isTaken(keydown('Escape'));
    }
    delete dataset['phase'];
    expect({ ...phases, none: isTaken(keydown('Escape')) }).toEqual({
      starting: true,
      holding: true,
      attract: true,
      interval: true,
      session: false,
      staff: false,
      none: true,
    });
    const gate = document.createElement('dialog');
    document.body.append(gate);
    gate.showModal();
    expect(isTaken(keydown('Escape'))).toBe(false);
    gate.remove();
  });

  it('lets a held key type, but press nothing a second time', () => {
    const field = document.createElement('input');
    document.body.append(field);
    const held = (key: string, target: Element = document.body) => {
      const event = new KeyboardEvent('keydown', { key, repeat: true, bubbles: true, cancelable: true });
      target.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([held('Enter'), held(' '), held('Enter', field)]).toEqual([true, true, true]);
    expect([held('Backspace', field), held('a', field), held(' ', field)]).toEqual([false, false, false]);
    field.remove();
  });

  it('lets a scanner press and send nothing with its code; a person types as before', () => {
    const field = document.createElement('input');
    document.body.append(field);
    const type = (keys: string[], pace: number, target: Element = document.body) =>
      keys.filter((key) => {
        const event = keydown(key, pace);
        target.dispatchEvent(event);
        return event.defaultPrevented;
      });
    const code = ['8', 'Shift', 'A', ' ', '5', 'Enter'];
    expect(type(code, 2)).toEqual([' ', 'Enter']);
    expect(type(['Enter'], 51)).toEqual([]);
    expect(type(['5', 'Enter'], 50)).toEqual(['Enter']);
    expect(type(code, 51)).toEqual([]);
    expect(type(code, 2, field)).toEqual(['Enter']);
    expect(type(code, 51, field)).toEqual([]);
    field.remove();
  });

  const endings = {
    'Tab and Enter': ['7', 'Tab', 'Enter'],
    'two Enters': ['7', 'Enter', 'Enter'],
    'Enter and Ctrl+J': ['7', 'Enter', 'Control', 'Ctrl+j', 'Enter'],
    'a control character as Ctrl with a key': ['7', 'Control', 'Ctrl+]', 'Enter'],
    'a control character as a function key': ['F9', 'Enter'],
    'characters as Alt with digits': ['Alt', 'Alt+0', 'Alt+5', 'Alt+5', 'Enter'],
  };
  it.each(Object.entries(endings))('lets a slow scanner press nothing with %s at its end', (_name, keys) => {
    const passed = keys.filter((key, index) => !isTaken(keydown(key, index === 0 ? 1_000 : 45)));
    expect(passed).not.toContain('Enter');
    expect(isTaken(keydown('Enter'))).toBe(false);
  });

  it.each(['contextmenu', 'dragstart', 'dragover', 'drop', 'copy', 'cut', 'paste'])('blocks %s', (type) => {
    expect(isTaken(new Event(type, { bubbles: true, cancelable: true }))).toBe(true);
  });

  it('blocks zooming by wheel, not scrolling', () => {
    const wheel = (ctrlKey: boolean) => new WheelEvent('wheel', { ctrlKey, bubbles: true, cancelable: true });
    expect(isTaken(wheel(true))).toBe(true);
    expect(isTaken(wheel(false))).toBe(false);
  });

  it('blocks every mouse button except the first: they paste or go back', () => {
    const press = (button: number) =>
      new MouseEvent('mousedown', { button, bubbles: true, cancelable: true });
    expect([0, 1, 2, 3, 4].map((button) => isTaken(press(button)))).toEqual([false, true, true, true, true]);
  });

  it.each(['ctrlKey', 'shiftKey', 'altKey', 'metaKey'])(
    'opens a link in this window although %s is held or stuck (K7)',
    (modifier) => {
      const link = document.createElement('a');
      link.href = '/';
      document.body.append(link);
      const clicks: boolean[] = [];
      link.addEventListener('click', (event) => {
        event.preventDefault();
        clicks.push(event.ctrlKey || event.shiftKey || event.altKey || event.metaKey);
      });
      const label = document.createElement('span');
      link.append(label);
      label.dispatchEvent(new MouseEvent('click', { [modifier]: true, bubbles: true, cancelable: true }));
      expect(clicks).toEqual([false]);
      link.remove();
    },
  );

  it('does not change typing on a keyboard', async () => {
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    await userEvent.keyboard('Ab1{Backspace}2');
    await userEvent.keyboard('{Control>}a{/Control}c');
    expect(field.value).toBe('Ab2c');
    field.remove();
  });

  it('lets a short press of Space press a button', async () => {
    const button = document.createElement('button');
    document.body.append(button);
    let presses = 0;
    button.addEventListener('click', () => (presses += 1));
    button.focus();
    await pressKeys([' '], 1_000);
    expect(presses).toBe(1);
    button.remove();
  });

  it('lets no scanner press the button that was touched last, such as the one that ends a bonus [2.69]', async () => {
    const button = document.createElement('button');
    document.body.append(button);
    let presses = 0;
    button.addEventListener('click', () => (presses += 1));
    await userEvent.click(button);
    expect(document.activeElement).toBe(button);
    await pressKeys(['Enter'], 1_000);
    expect(presses).toBe(2);
    await pressKeys(['8', '8', '5', ' ', '0', 'Enter'], 5);
    expect(presses).toBe(2);
    await pressKeys(['Enter'], 60);
    expect(presses).toBe(3);
    button.remove();
  });
});

/** A list that the page draws, as in the app. */
const LIST = `<style data-held>
  [data-list], [data-list]::picker(select) { appearance: base-select }
  [data-list] option { block-size: 100px; inline-size: 300px }
</style>
<select data-held data-list style="position:fixed;left:0;right:0;top:0;height:200px">
  <option value="a">a</option><option value="b">b</option><option value="c" disabled>c</option>
</select>`;
function addList() {
  document.body.insertAdjacentHTML('beforeend', LIST);
  const list = document.querySelector('select') as HTMLSelectElement;
  const heard: string[] = [];
  for (const type of ['input', 'change'])
    document.body.addEventListener(type, (event) => heard.push(`${type} ${list.value} ${event.bubbles}`), {
      signal: ended.signal,
    });
  return {
    list,
    heard,
    isOpen: () => list.matches(':open'),
    option: (index: number) => list.options[index] as Element,
  };
}

/** Fields that a touch enters; a label passes it on. */
const FIELDS = ['<input>', '<textarea></textarea>', '<label>Amount <input></label>'];
function addField(markup: string) {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div data-held style="position:fixed;left:0;right:0;top:0;display:grid;height:200px">${markup}</div>`,
  );
  const control = document.querySelector('[data-held]')?.firstElementChild as HTMLElement;
  return { control, field: control.querySelector('input') ?? control };
}

describe('a finger that stays on a control', () => {
  beforeAll(heldFinger.begin);
  afterAll(heldFinger.end);
  afterEach(() => document.querySelectorAll('[data-held]').forEach((element) => element.remove()));

  /** A control over the whole page, and what it hears. */
  function cover(): { control: Element; heard: string[] } {
    const control = document.createElement('button');
    control.dataset['held'] = '';
    control.style.cssText = 'position:fixed;inset:0;z-index:9';
    control.append(document.createElement('span'));
    document.body.append(control);
    const heard: string[] = [];
    for (const type of ['touchstart', 'touchend', 'click'])
      control.addEventListener(type, () => heard.push(type));
    return { control, heard };
  }

  it('presses it once when it is lifted, like a short tap', async () => {
    const { control, heard } = cover();
    await heldFinger.hold(control);
    expect(heard).toEqual(['touchstart']);
    heldFinger.lift();
    await expect.poll(() => heard).toEqual(['touchstart', 'click', 'touchend']);
    heldFinger.touch(control);
    heldFinger.lift();
    await expect.poll(() => heard.filter((type) => type === 'click')).toHaveLength(2);
  });

  it('opens a list when it is lifted, picks an option, and closes the list at the one in use (K3)', async () => {
    const { list, heard, isOpen, option } = addList();
    const hold = async (element: Element) => {
      await heldFinger.hold(element);
      heldFinger.lift();
    };
    await hold(list);
    await expect.poll(isOpen).toBe(true);
    // It is disabled.
    await hold(option(2));
    await hold(option(1));
    await expect.poll(isOpen).toBe(false);
    expect([list.value, heard]).toEqual(['b', ['input b true', 'change b true']]);
    expect(document.activeElement).toBe(list);
    await hold(list);
    await expect.poll(isOpen).toBe(true);
    await hold(option(1));
    await expect.poll(isOpen).toBe(false);
    expect(heard).toHaveLength(2);
    await hold(list);
    await expect.poll(isOpen).toBe(true);
    await hold(list);
    await expect.poll(isOpen).toBe(false);
  });

  it('opens a list that the browser draws when it is lifted (K3)', async () => {
    const { list, isOpen } = addList();
    list.removeAttribute('data-list');
    await heldFinger.hold(list);
    heldFinger.lift();
    await expect.poll(isOpen).toBe(true);
  });

  it.each(FIELDS)('enters a field when it is lifted: %s (K3)', async (markup) => {
    const { control, field } = addField(markup);
    await heldFinger.hold(control);
    heldFinger.lift();
    await expect.poll(() => document.activeElement).toBe(field);
  });

  it('follows a link when it is lifted (K3)', async () => {
    const { control } = addField('<a href="#held">Link</a>');
    await heldFinger.hold(control);
    heldFinger.lift();
    await expect.poll(() => location.hash).toBe('#held');
    history.replaceState(null, '', ' ');
  });

  it('does not press what has taken the place of the control meanwhile', async () => {
    const before = cover();
    await heldFinger.hold(before.control);
    const after = cover();
    heldFinger.lift();
    await expect.poll(() => before.heard).toEqual(['touchstart', 'touchend']);
    expect(after.heard).toEqual([]);
  });

  it('does not press what the first half of a double press has opened', async () => {
    const stop = guardDoublePresses(window);
    const first = cover();
    heldFinger.touch(first.control);
    heldFinger.lift();
    await expect.poll(() => first.heard).toContain('click');
    const second = cover();
    await heldFinger.hold(second.control);
    const isLifted = new Promise((resolve) => window.addEventListener('pointerout', resolve, { once: true }));
    heldFinger.lift();
    await isLifted;
    expect(second.heard).toEqual([]);
    stop();
  });
});

describe('a tap while another finger rests on the screen', () => {
  interface Finger {
    id: number;
    x: number;
    y: number;
  }
  const fingers = new Map<number, Finger>();
  /** The touches tell their own time, so no test waits. */
  let seconds = 0;
  beforeAll(() => (seconds = Date.now() / 1000));
  const send = (type: 'touchStart' | 'touchEnd', touchPoints: Finger[]) =>
    cdp().send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: seconds });
  const touch = (id: number, element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    fingers.set(id, { id, x: left + width / 2, y: top + height / 2 });
    return send('touchStart', [...fingers.values()]);
  };
  const lift = (id: number) => {
    const lifted = [...fingers.values()].filter((finger) => finger.id === id);
    fingers.delete(id);
    return send('touchEnd', lifted);
  };
  const controls: HTMLButtonElement[] = [];
  /** Two controls, one above the other, and which of them were pressed. */
  function open(): { upper: Element; lower: Element; pressed: string[] } {
    const pressed: string[] = [];
    const add = (name: string, top: number) => {
      const control = document.createElement('button');
      control.style.cssText = `position:fixed;left:0;right:0;height:200px;top:${top}px;z-index:9`;
      control.addEventListener('click', () => pressed.push(name));
      document.body.append(control);
      controls.push(control);
      return control;
    };
    const upper = add('upper', 0);
    const lower = add('lower', 200);
    return { upper, lower, pressed };
  }
  afterEach(() => {
    for (const control of [...controls.splice(0), ...document.querySelectorAll('[data-held]')])
      control.remove();
  });

  it('presses its control once, and lifting the other finger presses nothing', async () => {
    const { upper, lower, pressed } = open();
    await touch(1, upper);
    seconds += 0.51;
    await touch(2, lower);
    await lift(2);
    await expect.poll(() => pressed).toEqual(['lower']);
    await lift(1);
    seconds += 1;
    await touch(3, lower);
    await lift(3);
    await expect.poll(() => pressed).toEqual(['lower', 'lower']);
  });

  /** The resting finger stays where no control is. */
  const tapBeside = async (element: Element) => {
    if (!fingers.has(1)) {
      fingers.set(1, { id: 1, x: innerWidth - 10, y: innerHeight - 10 });
      await send('touchStart', [...fingers.values()]);
    }
    seconds += 1;
    await touch(2, element);
    await lift(2);
  };

  it('opens a list, and picks an option of it (K3)', async () => {
    const { list, heard, isOpen, option } = addList();
    await tapBeside(list);
    await expect.poll(isOpen).toBe(true);
    await tapBeside(option(1));
    await expect.poll(isOpen).toBe(false);
    expect([list.value, heard]).toEqual(['b', ['input b true', 'change b true']]);
    await lift(1);
  });

  it.each(FIELDS)('enters a field: %s (K3)', async (markup) => {
    const { control, field } = addField(markup);
    await tapBeside(control);
    await expect.poll(() => document.activeElement).toBe(field);
    await lift(1);
  });

  it('follows a link (K3)', async () => {
    const { control } = addField('<a href="#beside">Link</a>');
    await tapBeside(control);
    await expect.poll(() => location.hash).toBe('#beside');
    history.replaceState(null, '', ' ');
    await lift(1);
  });

  it('presses nothing if both came down within half a second, like those of a palm', async () => {
    const { upper, lower, pressed } = open();
    await touch(1, upper);
    seconds += 0.49;
    await touch(2, lower);
    await lift(2);
    await lift(1);
    seconds += 1;
    await touch(3, upper);
    await lift(3);
    await expect.poll(() => pressed).toEqual(['upper']);
  });

  it('presses nothing beside two resting fingers, and the next tap presses once', async () => {
    const { upper, lower, pressed } = open();
    await touch(1, upper);
    seconds += 1;
    await touch(2, lower);
    seconds += 1;
    await touch(3, lower);
    await lift(3);
    lower.remove();
    await lift(2);
    await lift(1);
    seconds += 1;
    await touch(4, upper);
    await lift(4);
    await expect.poll(() => pressed).toEqual(['upper']);
  });
});
