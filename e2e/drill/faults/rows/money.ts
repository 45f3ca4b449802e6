import { DepositDialog } from '../../../pages/deposit-dialog.ts';
import { TransferDialog } from '../../../pages/transfer-dialog.ts';
import { WithdrawDialog } from '../../../pages/withdraw-dialog.ts';
import { makeSlip } from '../../../world.ts';
import type { Action } from '../row.ts';
import type { Stage } from '../stage.ts';

/** In baht. */
const TRANSFERRED = 100;

const deposit = ({ page, words }: Stage) => new DepositDialog(page, words);
const transfer = ({ page, words }: Stage) => new TransferDialog(page, words);
const withdraw = ({ page, words }: Stage) => new WithdrawDialog(page, words);
const member = ({ world, phone }: Stage) => world.member(phone);
const wallet = async (stage: Stage) => (await member(stage)).wallet;

async function openMethod(stage: Stage, method: string): Promise<void> {
  await stage.enterHome();
  await stage.home.openDeposit.click();
  await deposit(stage).method(method).click();
}

async function openWaitingQr(stage: Stage): Promise<void> {
  await stage.enterHome();
  await stage.home.openDeposit.click();
  await deposit(stage).countdown.waitFor();
}

const money = (row: Omit<Action, 'kind' | 'isMoney'>): Action => ({ kind: 'action', isMoney: true, ...row });

export const moneyRows: Action[] = [
  money({
    name: 'withdraw',
    call: 'POST /api/wallet/withdrawAll',
    open: async (stage) => {
      await stage.enterHome();
      await withdraw(stage).open.click();
      await withdraw(stage).amount.fill('200');
      await withdraw(stage).review.click();
    },
    control: (stage) => withdraw(stage).confirm,
    effects: async ({ world }) => (await world.withdrawals()).filter(({ amount }) => amount === 200).length,
    done: ({ words }) => [words.withdraw.done_title, words.money.notice.withdraw.done],
  }),
  money({
    name: 'transfer',
    call: 'POST /api/wallet/transfer',
    open: async (stage) => {
      await stage.enterHome();
      await transfer(stage).fill('PG', String(TRANSFERRED));
    },
    control: (stage) => transfer(stage).submit,
    effects: async (stage) => Math.round((1000 - (await wallet(stage))) / TRANSFERRED),
    done: ({ words }) => [words.transfer.done_title, words.money.notice.transfer.done],
  }),
  money({
    name: 'bring back from all games',
    call: 'POST /api/wallet/transferAll',
    open: async (stage) => {
      await stage.enterHome();
      await transfer(stage).open.click();
    },
    control: (stage) => transfer(stage).bringBack,
    effects: async (stage) => Number((await wallet(stage)) > 1000),
    done: ({ words }) => [words.transfer.back_done_title, words.money.notice.bring_back.done],
  }),
  money({
    name: 'QR create',
    call: 'POST /api/qrcode/{bankCode}',
    open: async (stage) => {
      await openMethod(stage, 'KBANK');
      await deposit(stage).amount.fill('77');
    },
    control: (stage) => deposit(stage).create,
    effects: async ({ world }) =>
      (await world.qrs()).filter(({ amount, status }) => amount === 77 && status === 'live').length,
    done: ({ words: { deposit: texts } }) => [
      texts.created_toast,
      texts.scan_hint,
      texts.scan_hint_save,
      // A kiosk shows steps below the QR instead of the hint.
      texts.how_to_pay,
    ],
  }),
  {
    kind: 'action',
    name: 'QR cancel',
    call: 'DELETE /api/qrcode/{qrcodeId}',
    scenario: 'a member with a live KBANK QR',
    open: async (stage) => {
      await openWaitingQr(stage);
      await deposit(stage).cancel.click();
    },
    control: (stage) => deposit(stage).confirmCancel,
    effects: async ({ world }) => (await world.qrs()).filter(({ status }) => status === 'cancelled').length,
    // A payment of a QR that is gone may still come within a minute: until then, a lost answer stays open.
    settle: async (stage) => {
      await stage.world.advanceClock({ seconds: 60 });
      await stage.pass(5);
    },
    done: ({ words: { deposit: texts } }) => [texts.cancelled_toast, texts.expired_text],
  },
  {
    kind: 'action',
    name: 'QR paid, check balance',
    call: 'GET /api/wallet',
    scenario: 'a member with a live KBANK QR',
    open: openWaitingQr,
    control: (stage) => deposit(stage).confirm,
    // A waiting QR is watched: the wallet is read every two seconds, for the minute in which a call gets no answer.
    reads: 30,
    done: ({ words }) => [words.deposit.not_seen_toast],
  },
  money({
    name: 'gift link',
    call: 'POST /api/wallet/truelink',
    arrange: async ({ world, notes }) => notes.set('link', (await world.makeGift(50)).link),
    open: async (stage) => {
      const { words, page, notes } = stage;
      await openMethod(stage, words.deposit.method.gift);
      await page.getByLabel(words.deposit.gift.label).fill(String(notes.get('link')));
    },
    control: ({ page, words }) => page.getByRole('button', { name: words.deposit.gift.send_button }),
    effects: async (stage) => Math.round(((await wallet(stage)) - 1000) / 50),
    done: ({ words }) => [words.deposit.paid_title],
  }),
  money({
    name: 'slip upload',
    call: 'POST /api/wallet/slip',
    arrange: async ({ world, notes, phone }) => {
      await world.setSlipHours({ closedFrom: '00:00', closedTo: '00:00' });
      notes.set('slip', await makeSlip(world, phone, 250));
    },
    open: async (stage) => {
      const { words, page, notes } = stage;
      await openMethod(stage, words.deposit.method.slip);
      const file = { name: 'slip.png', mimeType: 'image/png', buffer: notes.get('slip') as Buffer };
      await page.getByLabel(words.slipUpload.choose_label, { exact: true }).setInputFiles(file);
      await page.getByText(words.slipUpload.fine).waitFor();
    },
    control: ({ page, words }) =>
      page.getByRole('button', { name: words.slipUpload.send_button, exact: true }),
    effects: async ({ world }) => (await world.slips()).length,
    done: ({ words }) => [words.slipUpload.received_title],
    notInKiosk: true,
  }),
];
