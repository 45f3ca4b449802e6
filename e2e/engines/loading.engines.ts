import { type ChangingHost, changingHost } from '../changing-host.ts';
import { SOMCHAI } from '../fixtures.ts';
import { texts } from '../texts.ts';
import { expect, test as base } from './fixtures.ts';

const test = base.extend<{ host: ChangingHost }>({
  host: changingHost('web'),
  origin: async ({ host }, use) => use(host.url),
});

test('a page whose script did not arrive opens with "Try again"', async ({ host, member, words }) => {
  const { common, login, home } = words;
  await member.open('/login');
  await member.fill({ label: login.phone_label }, SOMCHAI.phone);
  await member.fill({ label: login.password_label }, SOMCHAI.password);
  await member.press({ role: 'button', name: login.submit_button });
  await member.sees({ role: 'status', name: home.total_label });
  host.gone = /^\/assets\/statement-.*js/;
  const menu = { role: 'navigation', name: common.menu.member };
  await member.press({ role: 'link', name: common.menu.statement, within: menu });
  await member.sees({ role: 'heading', name: common.not_loaded.title });
  host.gone = null;
  await member.press({ role: 'button', name: common.retry_button });
  await member.sees({ role: 'heading', name: common.title.statement });
});

test('a part whose script did not arrive is fetched again without a press', async ({
  host,
  member,
  words,
  world,
}) => {
  await world.setLookups({ notice: '<p>News</p>' });
  host.gone = /^\/assets\/notice-strip-.*js/;
  await member.open('/login');
  await expect.poll(() => host.missed, { timeout: 15_000 }).not.toEqual([]);
  host.gone = null;
  await member.sees({ role: 'complementary', name: words.common.notice.label });
});

test('a language whose texts did not arrive can be chosen again', async ({
  host,
  member,
  words,
  language,
}) => {
  const other = language === 'en' ? 'lo' : 'en';
  await member.open('/login');
  host.gone = /^\/assets\/(?:lo|en)-first-.*js/;
  await member.sees({ role: 'heading', name: words.login.heading });
  // Chooses until the list stays on it.
  const chosen = member.choose({ role: 'combobox' }, other);
  await expect.poll(() => host.missed).not.toEqual([]);
  host.gone = null;
  await chosen;
  await member.sees({ role: 'heading', name: texts(other).login.heading });
});
