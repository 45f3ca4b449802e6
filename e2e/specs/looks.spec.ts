import type { Page } from '@playwright/test';
import { expect, SOMCHAI, test } from '../fixtures.ts';
import type { DepositDialog } from '../pages/deposit-dialog.ts';
import type { HomePage } from '../pages/home-page.ts';
import type { LoginPage } from '../pages/login-page.ts';
import { RegisterPage } from '../pages/register-page.ts';
import { TransferDialog } from '../pages/transfer-dialog.ts';
import type { WithdrawDialog } from '../pages/withdraw-dialog.ts';
import { type Language, texts } from '../texts.ts';

interface Stage {
  page: Page;
  language: Language;
  login: LoginPage;
  home: HomePage;
  deposit: DepositDialog;
  withdraw: WithdrawDialog;
}

const PHONE = { width: 390, height: 844 };
const DESKTOP_SIZE = { width: 1280, height: 800 };

const enter = async ({ login }: Stage) => {
  await login.arrive(SOMCHAI);
};

/** Screens without reference numbers, so that each visit looks the same; times are masked. */
const SCREENS: [
  name: string,
  language: Language,
  size: typeof PHONE,
  pose: (stage: Stage) => Promise<void>,
][] = [
  ['login', 'th', PHONE, ({ login }) => login.open()],
  [
    'register',
    'en',
    PHONE,
    async ({ page, language }) => {
      const register = new RegisterPage(page, texts(language));
      await register.open();
      await expect(register.heading('phone')).toBeVisible();
    },
  ],
  ['home', 'th', PHONE, enter],
  ['home-desktop', 'en', DESKTOP_SIZE, enter],
  [
    'deposit-amount',
    'lo',
    PHONE,
    async (stage) => {
      await enter(stage);
      await stage.home.openDeposit.click();
      await stage.deposit.method('KBANK').click();
      await stage.deposit.preset('500').click();
    },
  ],
  [
    'withdraw-review',
    'th',
    PHONE,
    async (stage) => {
      await enter(stage);
      await stage.withdraw.open.click();
      await stage.withdraw.amount.fill('300');
      await stage.withdraw.review.click();
      await expect(stage.withdraw.confirm).toBeVisible();
    },
  ],
  [
    'transfer',
    'en',
    PHONE,
    async (stage) => {
      await enter(stage);
      const { open, amount } = new TransferDialog(stage.page, texts(stage.language));
      await open.click();
      await expect(amount).toBeVisible();
    },
  ],
];

for (const [name, language, size, pose] of SCREENS) {
  test.describe(language, () => {
    test.use({ language, viewport: size });

    test(`${name} matches its reference picture`, async ({ page, login, home, deposit, withdraw }) => {
      await pose({ page, language, login, home, deposit, withdraw });
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      await expect(page).toHaveScreenshot(`${name}.png`, { mask: [page.locator('time')] });
    });
  });
}
