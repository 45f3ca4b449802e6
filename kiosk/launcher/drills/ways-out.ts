export interface WayOut {
  name: string;
  actions: string[][];
}

/** A key or a wheel that is in use while one page replaces another. */
export interface Hold {
  name: string;
  press: string[];
  /** Again and again while it is held; a held key repeats by itself. */
  meanwhile?: string[];
  release: string[];
}

const KEYS = [
  'ctrl+t',
  'ctrl+n',
  'ctrl+shift+n',
  'ctrl+w',
  'ctrl+shift+w',
  'alt+F4',
  'ctrl+q',
  'ctrl+shift+q',
  'ctrl+shift+t',
  'ctrl+Tab',
  'ctrl+shift+Tab',
  'ctrl+1',
  'ctrl+9',
  'ctrl+Next',
  'ctrl+Prior',
  'F12',
  'ctrl+shift+i',
  'ctrl+shift+j',
  'ctrl+shift+c',
  'ctrl+u',
  'ctrl+s',
  'ctrl+o',
  'ctrl+p',
  'ctrl+shift+p',
  'Print',
  'ctrl+h',
  'ctrl+j',
  'ctrl+d',
  'ctrl+shift+d',
  'ctrl+shift+o',
  'ctrl+shift+b',
  'ctrl+shift+Delete',
  'ctrl+shift+m',
  'ctrl+shift+a',
  'F1',
  'F3',
  'F5',
  'F6',
  'F7',
  'F10',
  'F11',
  'ctrl+r',
  'ctrl+shift+r',
  'shift+Escape',
  'Escape',
  'ctrl+f',
  'ctrl+g',
  'ctrl+l',
  'ctrl+k',
  'ctrl+e',
  'alt+d',
  'alt+f',
  'alt+e',
  'alt+Home',
  'alt+Left',
  'alt+Right',
  'alt+space',
  'super',
  'Menu',
  'shift+F10',
  'ctrl+plus',
  'ctrl+minus',
  'ctrl+0',
  'ctrl+c',
  'ctrl+v',
  'ctrl+x',
  'ctrl+a',
  'XF86Back',
  'XF86HomePage',
  'XF86Reload',
  'XF86Search',
  'XF86Mail',
];

const click = (button: number) => ['click', String(button)];
/** A point between the controls of the first screen, so that a click starts no session. */
const AWAY = ['mousemove', '540', '700'];

/** What a person with a keyboard and a mouse may try, in the order of the tries. */
export const waysOut: WayOut[] = [
  ...KEYS.map((key) => ({ name: `key ${key}`, actions: [['key', key]] })),
  { name: 'right button', actions: [AWAY, click(3)] },
  { name: 'middle button', actions: [AWAY, click(2)] },
  { name: 'back button of a mouse', actions: [AWAY, click(8)] },
  { name: 'forward button of a mouse', actions: [AWAY, click(9)] },
  {
    name: 'zoom by wheel',
    actions: [AWAY, ['keydown', 'ctrl'], click(4), click(4), click(5), ['keyup', 'ctrl']],
  },
  { name: 'double click', actions: [AWAY, ['click', '--repeat', '2', '1']] },
  {
    name: 'dragging the page out',
    actions: [
      AWAY,
      ['mousedown', '1'],
      ['mousemove', '5', '5'],
      ['mousemove', '1070', '1910'],
      ['mouseup', '1'],
    ],
  },
  {
    name: 'a swipe from the edge',
    actions: [
      ['mousemove', '0', '900'],
      ['mousedown', '1'],
      ['mousemove', '900', '900'],
      ['mouseup', '1'],
    ],
  },
  {
    name: 'a pull at the top',
    actions: [
      ['mousemove', '540', '0'],
      ['mousedown', '1'],
      ['mousemove', '540', '1200'],
      ['mouseup', '1'],
    ],
  },
  {
    name: 'the upper edge',
    actions: [['mousemove', '540', '0'], click(1), ['mousemove', '1079', '0'], click(1)],
  },
];

/** One of each kind of thing that the browser can open or close with a key. */
const BROWSER_KEYS = [
  'ctrl+h',
  'ctrl+j',
  'ctrl+t',
  'ctrl+n',
  'ctrl+w',
  'ctrl+o',
  'ctrl+p',
  'ctrl+f',
  'ctrl+shift+Delete',
  'ctrl+shift+a',
  'alt+F4',
  'alt+Home',
  'shift+Escape',
  'F1',
  'F3',
  'F7',
  'F11',
  'F12',
];

/** For a page without a guard. */
export const browserKeys = waysOut.filter(({ name }) => BROWSER_KEYS.includes(name.slice('key '.length)));

/** What may reach the browser while one page replaces another. */
export const holds: Hold[] = [
  ...[...BROWSER_KEYS, 'ctrl+plus', 'ctrl+r'].map((key) => ({
    name: `key ${key}`,
    press: ['keydown', key],
    release: ['keyup', key],
  })),
  {
    name: 'zoom by wheel',
    press: ['keydown', 'ctrl'],
    meanwhile: click(4),
    release: ['keyup', 'ctrl'],
  },
];
