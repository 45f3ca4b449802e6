import { createRoot } from 'react-dom/client';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { ServerHtml } from './server-html.tsx';

/** Hostile HTML by what it tries; nothing may act, cover, load or imitate. */
const HOSTILE = [
  ['a script', '<script>window.hit=1</script>x'],
  ['an event handler', '<img src="/media/none.png" onerror="window.hit=1">'],
  ['a handler on svg', '<svg onload="window.hit=1"><g/></svg>'],
  ['a javascript link', '<a href="javascript:window.hit=1">x</a>'],
  ['a split javascript link', '<a href="java&#10;script:window.hit=1">x</a>'],
  ['a link that ends the session', '<a href="/login">x</a>'],
  ['a picture that acts', '<img src="/api/bonus/clear">'],
  ['a style that covers the screen', '<div style="position:fixed;inset:0;z-index:9999">x</div>'],
  ['a class of the app', '<div class="sheet scrim" id="root">x</div>'],
  [
    'a name that clobbers',
    '<a name="config" id="config"></a><form name="body"><input name="children"></form>',
  ],
  ['a style sheet', '<style>body{display:none}</style>x'],
  ['a frame', '<iframe srcdoc="<script>parent.hit=1</script>"></iframe>'],
  ['an object', '<object data="data:text/html,x"></object><embed src="x">'],
  ['a form', '<form action="https://evil.test"><input type="password" name="p"><button>OK</button></form>'],
  ['a file picker', '<input type="file">'],
  ['a base', '<base href="https://evil.test/">'],
  ['a redirect', '<meta http-equiv="refresh" content="0;url=https://evil.test">'],
  [
    'a mutation by nesting',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hit=1&gt;">',
  ],
  ['a template', '<template><img src=x onerror="window.hit=1"></template>'],
  ['a remote style image', '<p style="background:url(https://evil.test/x)">x</p>'],
  ['a new window', '<a href="https://example.test/" target="_blank" download ping="https://evil.test">x</a>'],
  ['data and aria attributes', '<p data-testid="pay" aria-label="Pay" role="button" tabindex="0">x</p>'],
] as const;

const ALLOWED_ATTRIBUTES = new Set([
  'href',
  'src',
  'alt',
  'title',
  'width',
  'height',
  'colspan',
  'rowspan',
  'dir',
  'lang',
  'rel',
]);

describe('HTML from the server', () => {
  let host: HTMLDivElement;
  let root: ReturnType<typeof createRoot>;
  beforeEach(() => {
    host = document.body.appendChild(document.createElement('div'));
    root = createRoot(host);
    Reflect.deleteProperty(window, 'hit');
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    host.remove();
  });

  const show = (html: string) =>
    act(async () =>
      root.render(
        <MemoryRouter>
          <ServerHtml html={html} />
        </MemoryRouter>,
      ),
    );

  it.each(HOSTILE)('is shown without %s', async (_, html) => {
    await show(html);
    expect(window).not.toHaveProperty('hit');
    expect(
      host.querySelectorAll(
        'script,style,iframe,object,embed,form,input,button,base,meta,svg,math,template,link',
      ),
    ).toHaveLength(0);
    for (const element of host.querySelectorAll(':scope > div *')) {
      for (const { name, value } of element.attributes) {
        expect(ALLOWED_ATTRIBUTES.has(name), `${name}="${value}"`).toBe(true);
        if (name === 'href' || name === 'src') {
          expect(value).toMatch(/^https?:\/\//);
          const { origin, pathname } = new URL(value);
          if (origin === location.origin) expect(pathname).not.toMatch(/^\/(login|api|$)/);
        }
      }
    }
  });

  it('keeps texts, lists, tables and plain links', async () => {
    await show(
      '<h2>A</h2><ul><li><b>b</b></li></ul><table><tr><td colspan="2">c</td></tr></table><a href="https://example.test/x">d</a>',
    );
    expect(host.textContent).toBe('Abcd (example.test)');
    expect(host.querySelector('td')).toHaveProperty('colSpan', 2);
    expect(host.querySelector('a')?.rel).toBe('noopener noreferrer');
  });

  it.each([
    ['<a href="https://evil.test/x">bank.example</a>', 'bank.example (evil.test)'],
    ['<a href="https://bank.example/x">bank.example</a>', 'bank.example'],
    ['<a href="https://\u0430\u0440\u0440le.com/">apple.com</a>', 'apple.com (xn--le-6kc8da.com)'],
    ['<a href="/user/bonus">Bonus</a>', 'Bonus'],
  ])('shows the host of a link before it opens (%s)', async (html, text) => {
    await show(html);
    expect(host.textContent).toBe(text);
  });
});
