import type { Finding } from './judge.ts';
import type { Stage } from './stage.ts';

/** Goes home, and compares the total on the screen with the ledger. */
export async function balance(stage: Stage): Promise<Finding[]> {
  const { page, world, words, home, phone } = stage;
  if (/\/games\//.test(page.url())) return [];
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press('Escape');
    await stage.pass(1);
  }
  await home.openMenu(words.common.menu.home);
  await stage.pass(2);
  const { wallet, games } = await world.member(phone);
  const inGames = Object.values(games).reduce((sum, amount) => sum + amount, 0);
  const total = Math.round((wallet + inGames) * 100);
  const shown = await home.totalSatang();
  const isMarkedOld = await page.getByText(words.home.old_balance).isVisible();
  if (shown === total || isMarkedOld) return [];
  return [{ rule: 'i4', seen: `home shows ${shown / 100}, the ledger holds ${total / 100}` }];
}
