import type { Violation } from './check.ts';
import type { Stage } from './stage.ts';

export async function balance(stage: Stage): Promise<Violation[]> {
  const { page, world, words, home, phone } = stage;
  if (/\/games\//.test(page.url())) return [];
  // The kiosk has no Escape, and shows a task as a page of its own, with a way back.
  const answer = page.getByRole('alertdialog').getByRole('button').last();
  const back = page.getByRole('button', { name: words.common.back_button, exact: true });
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press('Escape');
    if (stage.form === 'kiosk')
      for (const way of [answer, back]) if (await way.isVisible()) await way.click();
    await stage.pass(1);
  }
  // A keypad above its field covers the menu until the field is left.
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await stage.pass(1);
  await home.openMenu(words.common.menu.home);
  await stage.pass(2);
  const { wallet, games } = await world.member(phone);
  const inGames = Object.values(games).reduce((sum, amount) => sum + amount, 0);
  const total = Number((wallet + inGames).toFixed(2).replace('.', ''));
  const shown = await home.totalSatang();
  const isMarkedOld = await page.getByText(words.home.old_balance).isVisible();
  if (shown === total || isMarkedOld) return [];
  return [{ rule: 'i4', seen: `home shows ${shown} satang, the ledger holds ${total}` }];
}
