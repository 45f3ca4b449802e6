import { expect, SOMCHAI } from '../fixtures.ts';
import { SpinPage } from '../pages/spin-page.ts';
import type { Texts } from '../texts.ts';
import { resetWorld, type Control } from '../world.ts';
import { BROWSER_SIZES, DIALOG_SIZES } from './sizes.ts';
import { picture, type Studio } from './take-pictures.ts';

async function openWheel(
  { world, enter, page, texts }: Studio,
  scenario: string,
  prepare: (world: Control) => Promise<unknown> = async () => {},
): Promise<SpinPage> {
  await resetWorld(world, scenario);
  await prepare(world);
  await enter();
  const spin = new SpinPage(page, texts);
  await spin.open();
  return spin;
}

async function openPage(
  { world, enter, page, texts }: Studio,
  prepare: (world: Control) => Promise<unknown>,
): Promise<void> {
  await resetWorld(world, 'a member with coins');
  await enter();
  await prepare(world);
  await page.getByRole('link', { name: new RegExp(`^${texts.home.spin_widget}`) }).click();
}

const label = (texts: Texts) => texts.spin.prize.title;

picture('spin-full', async (studio) => {
  await openWheel(studio, 'a member with coupons', async (world) => {
    await world.giveCoupon(SOMCHAI.phone, { code: 'SHIRT', name: 'เสื้อยืดริมโขง', kind: 'gift', amount: 0 });
    await world.giveCoupon(SOMCHAI.phone, {
      code: 'P100',
      name: 'เครดิตฟรี 100 บาท',
      kind: 'money',
      amount: 100,
    });
  });
});

picture(
  'spin-sound',
  async (studio) => {
    await openWheel(studio, 'a member with coins');
    const sound = studio.page.getByRole('button', { name: studio.texts.spin.sound_button });
    await sound.click();
    await expect(sound).toHaveAttribute('aria-pressed', 'true');
  },
  { sizes: BROWSER_SIZES, languages: ['lo'] },
);

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

picture(
  'spin-turning',
  async (studio) => {
    const spin = await openWheel(studio, 'a member with coupons');
    await studio.page.emulateMedia({ reducedMotion: 'no-preference' });
    await studio.world.addFault({ call: 'POST /api/spinwheel/spin', kind: 'hang' });
    await spin.button.click();
    await expect(spin.outcome).toContainText(studio.texts.spin.turning);
  },
  { sizes: DIALOG_SIZES, settles: false },
);

picture(
  'spin-unknown',
  async (studio) => {
    const spin = await openWheel(studio, 'a member with coupons');
    const { world } = studio;
    const spinning = { call: 'POST /api/spinwheel/spin' } as const;
    await world.addFault({ ...spinning, kind: 'latency', milliseconds: 3_000 });
    await world.addFault({ ...spinning, kind: 'drop' });
    // The wheel is read before the spin too: its reading fails only from then on.
    const reading = { call: 'GET /api/spinwheel/setup' } as const;
    const count = (await world.count(reading)) + 1;
    await spin.button.click();
    await world.waitFor({ ...reading, count });
    await world.addFault({ ...reading, kind: 'status', status: 503, times: 'always' });
    await expect(studio.page.getByText(studio.texts.spin.open_text)).toBeVisible({ timeout: 30_000 });
  },
  { sizes: DIALOG_SIZES },
);

picture(
  'spin-loading',
  async (studio) => {
    await openPage(studio, async (world) => {
      await world.addFault({ call: 'GET /api/spinwheel/setup', kind: 'hang' });
      await world.addFault({ call: 'GET /api/spinwheel/coupon', kind: 'hang' });
    });
    await expect(studio.page).toHaveURL(/spin$/);
  },
  { sizes: DIALOG_SIZES, settles: false },
);

picture(
  'spin-failed',
  async (studio) => {
    await openPage(studio, async (world) => {
      await world.addFault({ call: 'GET /api/spinwheel/setup', kind: 'reset', times: 'always' });
      await world.addFault({ call: 'GET /api/spinwheel/coupon', kind: 'reset', times: 'always' });
    });
    await expect(studio.page.getByText(studio.texts.spin.failed_title)).toBeVisible();
  },
  { sizes: DIALOG_SIZES },
);

picture(
  'spin-closed',
  async (studio) => {
    await openPage(studio, (world) =>
      world.addFault({ call: 'GET /api/spinwheel/setup', kind: 'refuse', code: 'NO_DATA', times: 'always' }),
    );
    await expect(studio.page.getByText(studio.texts.spin.closed_title)).toBeVisible();
  },
  { sizes: DIALOG_SIZES },
);
