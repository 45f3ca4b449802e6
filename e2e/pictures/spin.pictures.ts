import { expect } from '../fixtures.ts';
import { SpinPage } from '../pages/spin-page.ts';
import type { Texts } from '../texts.ts';
import { resetWorld, type World } from '../world.ts';
import { BROWSER_SIZES, DIALOG_SIZES, picture } from './take-pictures.ts';

/** The spin wheel: full and empty, what is won, and how it is claimed. */

const SOMCHAI = '0812345678';

async function openWheel(
  { world, enter, page, texts }: Parameters<Parameters<typeof picture>[1]>[0],
  scenario: string,
  prepare: (world: World) => Promise<unknown> = async () => {},
): Promise<SpinPage> {
  await resetWorld(world, scenario);
  await prepare(world);
  await enter();
  const spin = new SpinPage(page, texts);
  await spin.open();
  return spin;
}

const label = (texts: Texts) => texts.spin.prize.title;

picture('spin-full', async (studio) => {
  await openWheel(studio, 'a member with coupons', async (world) => {
    await world.giveCoupon(SOMCHAI, { code: 'SHIRT', name: 'เสื้อยืดริมโขง', kind: 'gift', amount: 0 });
    await world.giveCoupon(SOMCHAI, { code: 'P100', name: 'เครดิตฟรี 100 บาท', kind: 'money', amount: 100 });
  });
});

picture(
  'spin-without-coins',
  async (studio) => {
    await openWheel(studio, 'a member without coins');
  },
  { sizes: DIALOG_SIZES },
);

picture('spin-prize', async (studio) => {
  const spin = await openWheel(studio, 'a member with coins', (world) => world.setNextPrize('P100'));
  await spin.button.click();
  await expect(studio.page.getByRole('dialog', { name: label(studio.texts) })).toBeVisible();
});

picture(
  'spin-nothing',
  async (studio) => {
    const spin = await openWheel(studio, 'a member with coins', (world) => world.setNextPrize('NONE1'));
    await spin.button.click();
    await expect(spin.button).toContainText('9');
    await expect(spin.button).toBeEnabled();
  },
  { sizes: BROWSER_SIZES },
);

picture(
  'spin-claim',
  async (studio) => {
    const spin = await openWheel(studio, 'a member with coupons');
    await spin.rows.first().getByRole('button').click();
    await expect(spin.confirm).toBeVisible();
  },
  { sizes: DIALOG_SIZES },
);

picture(
  'spin-refused',
  async (studio) => {
    const spin = await openWheel(studio, 'a member with a coupon and a bonus');
    await spin.rows.first().getByRole('button').click();
    await spin.confirm.click();
    await expect(studio.page.getByRole('alertdialog')).toBeVisible();
  },
  { sizes: BROWSER_SIZES },
);
