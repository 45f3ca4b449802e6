import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '../..');

/** What a style sheet must not hide, and the lines of the specification that need it. Tests without a layout see no style. */
const SHOWN = [
  ['features/home/balance/balance-card.module.css', 'synced', '[1.07]'],
  ['features/home/balance/balance-card.module.css', 'sum', '[2.33]'],
  ['features/home/balance/balance-card.module.css', 'acts', '[2.35] [2.36]'],
  ['features/home/referral.module.css', 'row', '[2.33]'],
  ['features/login/login-page.module.css', 'form', '[2.17]'],
  ['features/login/login-page.module.css', 'register', '[2.19]'],
  ['features/register/register-page.module.css', 'form', '[2.21] [2.22] [2.23] [2.24]'],
  ['features/register/register-page.module.css', 'pair', '[2.24]'],
  ['features/register/register-page.module.css', 'fast', '[9.42]'],
  ['features/contact/contact-page.module.css', 'text', '[2.27]'],
  ['features/contact/contact-page.module.css', 'foot', '[2.27] [9.34]'],
  ['features/contact/contact-page.module.css', 'picture', '[2.28]'],
  ['features/contact/contact-page.module.css', 'fallback', '[2.28]'],
  ['features/contact/contact-page.module.css', 'name', '[2.29]'],
  ['ui/layout/top-bar.module.css', 'name', '[2.16]'],
  ['ui/layout/top-bar.module.css', 'subtitle', '[2.32]'],
  ['ui/layout/top-bar.module.css', 'end', '[2.02] [2.16]'],
  ['ui/form/language-select.module.css', 'select', '[2.02] [2.16]'],
  ['ui/layout/bottom-menu.module.css', 'entry', '[2.14] [2.15]'],
  ['ui/layout/bottom-menu.module.css', 'prominent', '[2.15]'],
  ['ui/display/game-tile.module.css', 'amounts', '[2.42]'],
  ['ui/display/game-tile.module.css', 'converted', '[2.42]'],
  ['ui/display/game-tile.module.css', 'open', '[2.42]'],
  ['ui/display/countdown.module.css', 'time', '[2.50] [9.24]'],
  ['ui/form/form-error.module.css', 'error', '[2.18] [8.20]'],
  ['shared/rewards/reward-summary.module.css', 'counts', '[2.54] [2.56]'],
  ['shared/rewards/reward-list.module.css', 'name', '[2.54]'],
  ['shared/rewards/reward-list.module.css', 'amount', '[2.54] [2.56]'],
  ['shared/rewards/reward-list.module.css', 'time', '[2.54] [2.56]'],
  ['features/games/games.module.css', 'secret', '[2.59]'],
  ['features/games/games.module.css', 'apps', '[3.09]'],
  ['features/profile/profile-page.module.css', 'facts', '[2.64] [2.65]'],
  ['features/bonus/active-panel.module.css', 'heading', '[2.69]'],
  ['features/bonus/active-panel.module.css', 'option', '[2.69]'],
  ['features/bonus/cards/bonus-card.module.css', 'tag', '[2.71]'],
  ['features/bonus/reward-dialog.module.css', 'notice', '[2.72]'],
  ['features/bonus/reward-dialog.module.css', 'terms', '[2.73]'],
  ['features/bonus/reward-dialog.module.css', 'searching', '[2.73]'],
  ['features/statement/list/statement-table.module.css', 'name', '[2.75]'],
  ['features/statement/list/statement-table.module.css', 'icon', '[2.75]'],
  ['features/statement/list/statement-table.module.css', 'status', '[2.75] [4.08]'],
  ['features/statement/list/statement-table.module.css', 'time', '[2.75]'],
  ['features/statement/list/statement-table.module.css', 'ago', '[2.75] [9.32]'],
  ['features/statement/list/statement-table.module.css', 'amount', '[2.75] [5.34]'],
  ['features/statement/slips/slips-dialog.module.css', 'reason', '[2.76] [8.12]'],
  ['features/statement/slips/slips-dialog.module.css', 'picture', '[2.76]'],
  ['ui/layout/pager.module.css', 'page', '[2.77] [9.26]'],
  ['features/spin/coupons/coupon-table.module.css', 'index', '[2.80]'],
  ['features/spin/coupons/coupon-table.module.css', 'label', '[2.80]'],
  ['features/spin/coupons/coupon-table.module.css', 'amount', '[2.80]'],
  ['features/spin/coupons/coupon-table.module.css', 'claim', '[2.80]'],
  ['features/spin/prize-dialog.module.css', 'label', '[2.81]'],
  ['features/chat/panel/chat-button.module.css', 'greeting', '[2.82]'],
  ['features/chat/panel/chat-button.module.css', 'button', '[2.82]'],
  ['features/chat/composer/chat-composer.module.css', 'attach', '[2.83]'],
  ['features/chat/composer/chat-composer.module.css', 'input', '[2.83]'],
  ['features/chat/composer/chat-composer.module.css', 'send', '[2.83]'],
  ['features/chat/panel/chat-panel.module.css', 'alert', '[2.83] [8.21]'],
  ['features/chat/list/chat-log.module.css', 'break', '[2.84]'],
  ['features/chat/list/chat-log.module.css', 'banner', '[2.84]'],
  ['features/chat/media/chat-bubble.module.css', 'time', '[9.31]'],
  ['features/chat/media/chat-bubble.module.css', 'replies', '[2.85]'],
  ['features/chat/media/chat-bubble.module.css', 'cards', '[2.85] [3.28]'],
  ['features/chat/media/chat-bubble.module.css', 'failed', '[4.12]'],
  ['ui/toast/toast.module.css', 'toast', '[8.20] [8.22]'],
  ['ui/toast/toast.module.css', 'text', '[8.20] [8.22]'],
  ['features/refund/refund.module.css', 'info', '[2.56]'],
  ['features/refund/refund.module.css', 'buttons', '[2.57]'],
  ['features/howto/howto-card.module.css', 'card', '[2.26]'],
  ['features/howto/howto-card.module.css', 'title', '[2.26]'],
  ['features/howto/film-player.module.css', 'film', '[2.26]'],
  ['ui/layout/carousel.module.css', 'slide', '[2.41] [2.72]'],
  ['ui/overlay/alert-dialog.module.css', 'title', '[8.22] [8.23] [8.27] [8.28]'],
  ['ui/overlay/alert-dialog.module.css', 'text', '[8.23] [8.26] [8.27] [8.28]'],
  ['ui/overlay/alert-dialog.module.css', 'actions', '[2.69] [5.10]'],
  ['html/server-texts.module.css', 'list', '[2.31] [2.43]'],
  ['html/server-banner.module.css', 'banner', '[2.41] [2.72]'],
  ['ui/layout/widget-grid.module.css', 'widget', '[2.37] [2.38] [2.39] [2.40]'],
  ['ui/layout/widget-grid.module.css', 'title', '[2.37] [2.38] [2.39] [2.40]'],
  ['ui/layout/widget-grid.module.css', 'text', '[2.37]'],
  ['ui/form/field.module.css', 'label', '[2.17] [2.21]'],
  ['ui/form/field.module.css', 'error', '[5.03] [5.04]'],
  ['features/invite/invite.module.css', 'buttons', '[2.55]'],
  ['features/spin/wheel/wheel.module.css', 'wheel', '[2.79]'],
  ['features/spin/wheel/wheel.module.css', 'disc', '[2.79]'],
  ['features/spin/spin-page.module.css', 'head', '[2.78]'],
  ['ui/layout/game-section.module.css', 'rail', '[2.42]'],
  ['ui/layout/game-section.module.css', 'title', '[1.18] [2.42]'],
  ['ui/display/callout.module.css', 'box', '[2.53] [2.58]'],
  ['ui/overlay/dialog-form.module.css', 'buttons', '[2.66]'],
  ['features/deposit/slip/slip.module.css', 'zone', '[2.49]'],
  ['shared/rewards/invite-link-row.module.css', 'link', '[2.47]'],
  ['ui/display/qr-image.module.css', 'frame', '[2.50]'],
  ['features/deposit/methods/deposit.module.css', 'others', '[2.50]'],
  ['features/deposit/methods/deposit.module.css', 'methods', '[2.48]'],
  ['features/deposit/methods/deposit.module.css', 'steps', '[9.36]'],
  ['features/deposit/methods/deposit.module.css', 'lines', '[2.48] [3.11]'],
] as const;

/** Declarations that make what a line of the specification asks for. */
const NEEDED = [
  ['features/login/login-page.module.css', '.page[data-terminated]', 'opacity: 0.85', '[2.12]'],
  ['ui/layout/bottom-menu.module.css', '.prominent & .icon', 'width: 3.25rem', '[2.15]'],
  [
    'ui/layout/page.module.css',
    '.topOffset .publicMain',
    'padding-block-start: calc(var(--scene-height) - var(--bar) - var(--s8))',
    '[2.01] [2.05]',
  ],
  ['features/contact/contact-page.module.css', '.text', 'white-space: pre-line', '[2.27]'],
  ['ui/layout/carousel.module.css', '.track', 'overflow-x: auto', '[2.41] [2.72]'],
  ['ui/layout/game-section.module.css', '.rail', 'overflow-x: auto', '[2.42]'],
  ['ui/toast/toast.module.css', '.error', 'background: var(--danger-fill)', '[8.22] [8.24]'],
  ['ui/toast/toast.module.css', '.stage', 'position: fixed', '[8.20] [8.22] [8.24]'],
  ['ui/toast/toast.module.css', '.stage', 'z-index: var(--z-toast)', '[8.22] [8.24]'],
  ['ui/layout/bottom-menu.module.css', '.menu', 'position: fixed', '[2.14] [2.15]'],
  ['ui/layout/bottom-menu.module.css', '.menu', 'inset: auto 0 0', '[2.14] [2.15]'],
  ['ui/overlay/sheet.module.css', '.sheet', 'position: fixed', '[2.44]'],
  ['ui/overlay/alert-dialog.module.css', '.dialog', 'position: fixed', '[8.23] [8.28]'],
  ['ui/overlay/alert-dialog.module.css', '.dialog', 'z-index: calc(var(--z-sheet) + 1)', '[8.23] [8.28]'],
  ['features/bonus/cards/bonus-card.module.css', '.card & img', 'position: absolute', '[2.71]'],
  ['features/bonus/cards/bonus-card.module.css', '.card & img', 'z-index: -2', '[2.71]'],
  ['features/chat/list/chat-log.module.css', '.log', 'overflow-y: auto', '[2.83]'],
  ['features/chat/list/chat-log.module.css', '.banner', 'position: absolute', '[2.84]'],
  ['ui/overlay/side-panel.module.css', '.panel', 'position: fixed', '[2.82]'],
  ['ui/overlay/reveal.module.css', '.reveal', 'position: fixed', '[2.81]'],
  ['ui/layout/carousel.module.css', '.slide', 'flex: 0 0 100%', '[2.41] [2.72]'],
  ['ui/display/loading-overlay.module.css', '.overlay', 'position: fixed', '[7.01]'],
  ['features/spin/wheel/wheel.module.css', '.wheel', 'width: var(--wheel)', '[9.29]'],
  ['features/spin/wheel/wheel.module.css', '.wheel', 'height: var(--wheel)', '[9.29]'],
  ['ui/styles/tokens.css', ':root', '--wheel-max: 350px', '[9.29]'],
] as const;

const HIDES =
  /(?:^|[;{\s])(?:display:\s*none|visibility:\s*hidden|(?:opacity|scale|zoom|font-size|(?:max-)?(?:inline-size|block-size|width|height)):\s*0(?:px|rem|%)?\s*(?:;|$)|color:\s*transparent|clip-path:)/;

interface Rule {
  selectors: string[];
  /** With the selectors around it. */
  path: string;
  body: string;
}

/** The rules of a style sheet with their own declarations; rules that apply on some screens or in some states only are left out. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  const open: Rule[] = [];
  let text = '';
  for (const letter of css.replaceAll(/\/\*[^]*?\*\//g, '')) {
    if (letter === '{') {
      const start = text.lastIndexOf(';') + 1;
      const outer = open.at(-1);
      if (outer) outer.body += text.slice(0, start);
      const own = text.slice(start).trim();
      const path = [...open.map(({ selectors }) => selectors.join(', ')), own].join(' ');
      open.push({ selectors: own.split(',').map((part) => part.trim()), path, body: '' });
      text = '';
    } else if (letter === '}') {
      const rule = open.pop();
      if (!rule) throw new Error('a brace too many');
      rule.body += text;
      if (![rule, ...open].some(({ selectors }) => selectors[0]?.startsWith('@'))) rules.push(rule);
      text = '';
    } else text += letter;
  }
  return rules;
}

describe('the style sheets', () => {
  it.each(SHOWN)('hide in %s no part named %s %s', (sheet, name) => {
    const end = new RegExp(String.raw`(?:^|[\s&>+~])\.${name}$`);
    const rules = rulesOf(readFileSync(join(source, sheet), 'utf8')).filter(({ selectors }) =>
      selectors.some((selector) => end.test(selector)),
    );
    expect(rules.length).toBeGreaterThan(0);
    for (const { body } of rules) expect(body).not.toMatch(HIDES);
  });

  it.each(NEEDED)('have in %s for %s %s %s', (sheet, path, declaration) => {
    const rules = rulesOf(readFileSync(join(source, sheet), 'utf8')).filter((rule) => rule.path === path);
    expect(rules.map(({ body }) => body).join(';')).toContain(`${declaration};`);
  });

  it('fill an error with red [8.22] [8.24]', () => {
    const tokens = readFileSync(join(source, 'ui/styles/tokens.css'), 'utf8');
    const fills = [...tokens.matchAll(/--danger-fill: #(..)(..)(..);/g)];
    expect(fills.length).toBeGreaterThan(0);
    for (const [, red = '', green = '', blue = ''] of fills)
      expect(parseInt(red, 16)).toBeGreaterThan(2 * Math.max(parseInt(green, 16), parseInt(blue, 16)));
  });
});
