import { expect } from '../fixtures.ts';
import { BonusPage } from '../pages/bonus-page.ts';
import { resetWorld, type Control } from '../world.ts';
import { BROWSER_SIZES, DIALOG_SIZES } from './sizes.ts';
import { picture, scenes, type Studio } from './take-pictures.ts';

async function openPage(
  { world, enter, page, texts }: Studio,
  scenario = 'a member with money',
  prepare: (world: Control) => Promise<unknown> = async () => {},
): Promise<BonusPage> {
  await resetWorld(world, scenario);
  await prepare(world);
  await enter();
  const bonus = new BonusPage(page, texts);
  await page.getByRole('link', { name: new RegExp(`^${texts.home.bonus_widget}`) }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.common.title.bonus })).toBeVisible();
  return bonus;
}

const NOTICE = {
  th: '<p>ถ้าจบโบนัสก่อนครบเงื่อนไข เราหักคืน <strong>%percentFail%%</strong> ของโบนัส เล่นเกมสล็อตได้ทุกเกม</p>',
  lo: '<p>ຖ້າຈົບໂບນັດກ່ອນຄົບເງື່ອນໄຂ ພວກເຮົາຫັກຄືນ <strong>%percentFail%%</strong> ຂອງໂບນັດ ຫຼິ້ນສະລັອດໄດ້ທຸກເກມ</p>',
  en: '<p>If you end the bonus early, <strong>%percentFail%%</strong> of it is taken back. Every slot game counts.</p>',
};

picture('bonus-offers', async (studio) => {
  const bonus = await openPage(studio);
  await expect(bonus.cards.first()).toBeVisible();
});

picture('bonus-in-use', async (studio) => {
  const bonus = await openPage(studio, 'bonuses of every kind');
  await expect(bonus.end).toBeVisible();
});

picture(
  'bonus-promotion-in-use',
  async (studio) => {
    const bonus = await openPage(studio, 'a member with an active promotion');
    await expect(bonus.end).toBeVisible();
  },
  { sizes: BROWSER_SIZES },
);

picture('bonus-dialog', async (studio) => {
  const bonus = await openPage(studio, 'a member with money', (world) =>
    world.setLookups({ notice: NOTICE[studio.language] }),
  );
  await bonus.cards.nth(2).click();
  await expect(bonus.receive).toBeVisible();
});

picture(
  'bonus-dialog-in-use',
  async (studio) => {
    const bonus = await openPage(studio, 'a member with an active bonus');
    await bonus.conditions.click();
    await expect(bonus.acknowledge).toBeVisible();
  },
  { sizes: DIALOG_SIZES },
);

picture(
  'bonus-dialog-another',
  async (studio) => {
    const bonus = await openPage(studio, 'bonuses of every kind');
    await bonus.cards.nth(3).click();
    await expect(bonus.receive).toBeVisible();
  },
  { sizes: BROWSER_SIZES },
);

picture(
  'bonus-received',
  async (studio) => {
    const bonus = await openPage(studio);
    await bonus.cards.first().click();
    await bonus.receive.click();
    await expect(bonus.end).toBeVisible();
  },
  { sizes: BROWSER_SIZES },
);

picture(
  'bonus-refused',
  async (studio) => {
    const bonus = await openPage(studio);
    await bonus.cards.nth(3).click();
    await bonus.receive.click();
    await expect(bonus.alert).toBeVisible();
  },
  { sizes: DIALOG_SIZES },
);

picture(
  'bonus-unknown',
  async (studio) => {
    const bonus = await openPage(studio);
    await bonus.cards.first().click();
    await expect(bonus.receive).toBeVisible();
    await studio.world.addFault({ call: 'GET /api/bonus/activate/{code}', kind: 'reset' });
    await bonus.receive.click();
    await expect(studio.page.getByText(studio.texts.outcome.checking_text)).toBeVisible();
  },
  { sizes: DIALOG_SIZES, settles: false },
);

picture(
  'bonus-end',
  async (studio) => {
    const bonus = await openPage(studio, 'bonuses of every kind');
    await bonus.end.click();
    await expect(bonus.question).toBeVisible();
  },
  { sizes: DIALOG_SIZES },
);

picture(
  'bonus-ended',
  async (studio) => {
    const bonus = await openPage(studio, 'bonuses of every kind');
    await bonus.end.click();
    await bonus.confirmEnd.click();
    await expect(bonus.code).toBeVisible();
  },
  { sizes: BROWSER_SIZES },
);

picture(
  'bonus-end-refused',
  async (studio) => {
    const bonus = await openPage(studio, 'a bonus that cannot be ended yet');
    await bonus.end.click();
    await bonus.confirmEnd.click();
    await expect(studio.page.getByText(studio.texts.errors.BONUS_CONDITION)).toBeVisible();
  },
  { sizes: BROWSER_SIZES },
);

scenes(
  'the end of a bonus that is not known',
  async (studio, shoot) => {
    const { page, texts, world } = studio;
    const bonus = await openPage(studio, 'bonuses of every kind');
    await bonus.end.click();
    await world.addFault({ call: 'GET /api/bonus/clear', kind: 'drop' });
    await world.addFault({
      call: 'GET /api/bonus/check/active',
      kind: 'status',
      status: 503,
      times: 'always',
    });
    await bonus.confirmEnd.click();
    const again = page.getByRole('button', { name: texts.outcome.check_again_button });
    await expect(again).toBeEnabled({ timeout: 60_000 });
    // One way out: what is in use is the same question.
    await expect(page.getByRole('button', { name: texts.common.retry_button })).toBeHidden();
    await shoot('bonus-end-unknown');
    await world.clearFaults();
    await again.click();
    await expect(bonus.code).toBeVisible();
    await shoot('bonus-end-found');
  },
  { sizes: DIALOG_SIZES },
);

picture('bonus-promotion', async (studio) => {
  const bonus = await openPage(studio);
  await bonus.code.fill('welcome50');
  await bonus.search.click();
  await expect(bonus.receivePromotion).toBeVisible();
});

picture(
  'bonus-promotion-missing',
  async (studio) => {
    const bonus = await openPage(studio);
    await bonus.code.fill('SONGKRAN');
    await bonus.search.click();
    await expect(studio.page.getByText(studio.texts.errors.NO_PROMOTION)).toBeVisible();
  },
  { sizes: DIALOG_SIZES },
);

picture(
  'bonus-promotion-searching',
  async (studio) => {
    const bonus = await openPage(studio);
    await expect(bonus.code).toBeVisible();
    await studio.world.addFault({ call: 'GET /api/promotion/find/{code}', kind: 'hang' });
    await bonus.code.fill('WELCOME50');
    await bonus.search.click();
    await expect(studio.page.getByText(studio.texts.bonus.promotion.searching)).toBeVisible();
  },
  { sizes: BROWSER_SIZES, settles: false },
);

picture(
  'bonus-code-refused',
  async (studio) => {
    const bonus = await openPage(studio);
    await bonus.code.fill('..');
    await bonus.search.click();
    await expect(studio.page.getByText(studio.texts.bonus.promotion.invalid_error)).toBeVisible();
  },
  { sizes: BROWSER_SIZES },
);

picture(
  'bonus-none',
  async (studio) => {
    await openPage(studio, 'a member with money', (world) => world.setBonuses([]));
    await expect(studio.page.getByText(studio.texts.bonus.empty_title)).toBeVisible();
  },
  { sizes: BROWSER_SIZES },
);

picture(
  'bonus-loading',
  async (studio) => {
    await openPage(studio, 'a member with money', async (world) => {
      await world.addFault({ call: 'GET /api/bonus', kind: 'hang' });
      await world.addFault({ call: 'GET /api/bonus/check/active', kind: 'hang' });
    });
  },
  { sizes: BROWSER_SIZES, settles: false },
);

picture(
  'bonus-failed',
  async (studio) => {
    await openPage(studio, 'a member with money', async (world) => {
      await world.addFault({ call: 'GET /api/bonus', kind: 'reset' });
      await world.addFault({ call: 'GET /api/bonus/check/active', kind: 'reset' });
    });
    await expect(studio.page.getByText(studio.texts.bonus.failed_title)).toBeVisible();
  },
  { sizes: BROWSER_SIZES },
);
