import { PNG } from 'pngjs';
import { ChatPanel } from '../../../pages/chat-panel.ts';
import { GameDialog } from '../../../pages/game-dialog.ts';
import { ProfilePage } from '../../../pages/profile-page.ts';
import { amountText, filled } from '../../../texts.ts';
import { callAsMember } from '../../../world.ts';
import type { Action } from '../row.ts';
import type { Stage } from '../stage.ts';

const NEW_PASSWORD = 'river-at-night-7';
const profile = ({ page, words }: Stage) => new ProfilePage(page, words);
const game = ({ page, words }: Stage) => new GameDialog(page, words);
const chat = ({ page, words }: Stage) => new ChatPanel(page, words);
const save = (stage: Stage) => profile(stage).save;

const bringBack = ({ page, words }: Stage) =>
  page.getByRole('button', {
    name: filled(words.home.bring_back_button, { amount: `${amountText(350)} ${words.common.unit.baht}` }),
  });
const viewSlip = ({ page, words }: Stage) =>
  page.getByRole('button', { name: words.statement.slips.view_button }).first();

const action = (row: Omit<Action, 'kind'>): Action => ({ kind: 'action', ...row });

async function openProfile(stage: Stage): Promise<void> {
  await stage.enterHome();
  await stage.home.openMenu(stage.words.common.menu.profile);
}

async function openChat(stage: Stage): Promise<void> {
  await stage.enterHome();
  await chat(stage).open();
  await chat(stage).panel.getByText(stage.words.chat.empty_title).waitFor();
}

const sentMessages = async ({ world, phone }: Stage) => {
  const room = await world.chatRoomOf(phone).catch(() => null);
  return room === null ? 0 : (await world.chatMessages(room)).length;
};

export const accountRows: Action[] = [
  action({
    name: 'balance check',
    call: 'GET /api/wallet/refresh/slot',
    open: (stage) => stage.enterHome(),
    control: ({ home }) => home.checkBalance,
    done: ({ words }) => [words.home.checked_toast],
  }),
  action({
    name: 'game account, open',
    call: 'GET /api/wallet/activate/{slotCode}',
    open: async (stage) => {
      await stage.enterHome();
      await game(stage).open('Imi');
    },
    control: (stage) => game(stage).openAccount('Imi'),
    effects: async ({ world, phone }) => Number('IMI' in (await world.member(phone)).games),
    done: ({ words }) => [words.games.opened_toast.replace(/\{\{.*?\}\}/, 'Imi')],
  }),
  action({
    name: 'game password, reset',
    notInKiosk: true,
    call: 'GET /api/wallet/resetpassword/{slotCode}',
    open: async (stage) => {
      await stage.enterHome();
      await game(stage).open('PG');
      await stage.page.getByRole('button', { name: stage.words.games.reset_button }).click();
    },
    control: ({ page, words }) =>
      page
        .getByRole('alertdialog')
        .getByRole('button', { name: words.games.reset_confirm_button, exact: true }),
    done: ({ words }) => [words.games.reset_done_toast],
  }),
  action({
    name: 'game, play',
    call: 'GET /api/autoLogin/pg/{username}',
    open: async (stage) => {
      await stage.enterHome();
      await game(stage).open('PG');
    },
    control: (stage) => game(stage).play('play_button_in_game', 350),
    isGivenUp: true,
    done: () => [/\/games\//],
    notInKiosk: true,
  }),
  action({
    name: 'bring back at home',
    call: 'POST /api/wallet/transfer',
    isMoney: true,
    isFirstPage: true,
    open: async (stage) => {
      const { page } = stage;
      await stage.enterHome();
      await game(stage).open('PG');
      await game(stage).play('play_button_in_game', 350).click();
      await page.waitForURL(/\/games\//);
      await page.goBack();
      await stage.pass(1);
      await bringBack(stage).waitFor();
    },
    control: bringBack,
    effects: async ({ world, phone }) => Math.round(((await world.member(phone)).wallet - 1000) / 350),
    done: ({ words }) => [words.home.brought_back_toast, words.money.notice.transfer.done],
    notInKiosk: true,
  }),
  action({
    name: 'slip, view',
    call: 'GET /api/statement/slip/reference/{reference}',
    scenario: 'a member with slips of every kind',
    arrange: ({ world }) => world.setFlags({ slipLinks: false }),
    open: async (stage) => {
      await stage.enter('/user/statement');
      await stage.page.getByRole('button', { name: stage.words.statement.slips_button }).click();
      await viewSlip(stage).waitFor();
    },
    control: viewSlip,
    done: ({ context, form, words }) => {
      // A kiosk shows the picture in place of the list.
      if (form === 'kiosk') return [new RegExp(`^(?!.*${words.statement.slips.refresh_button})`, 's')];
      // Elsewhere it opens in a new tab.
      return context.pages().some((page) => page.url().includes('/files/')) ? [/^/] : [];
    },
  }),
  action({
    name: 'profile name',
    call: 'PUT /api/account/profile',
    open: async (stage) => {
      const { page, words } = stage;
      await openProfile(stage);
      await page.getByRole('button', { name: words.profile.profile_name.title }).click();
      await page.getByLabel(words.profile.profile_name.label, { exact: true }).fill('Khun Chai');
    },
    control: save,
    effects: async ({ world, phone }) => Number((await world.member(phone)).name === 'Khun Chai'),
    // A kiosk covers the name.
    done: ({ words: { profile } }) => [
      profile.profile_name.saved_toast,
      profile.profile_name.saved_covered_toast,
    ],
  }),
  action({
    name: 'account name',
    call: 'PUT /api/account/bankAccountName',
    open: async (stage) => {
      await openProfile(stage);
      await profile(stage).editName.click();
      await profile(stage).nameField.fill('SOMCHAI DEEJAI');
    },
    control: (stage) => profile(stage).saveName,
    effects: async ({ world, phone }) =>
      Number((await world.member(phone)).bank.bankAccountName === 'SOMCHAI DEEJAI'),
    done: ({ words }) => [words.accountName.saved_toast, words.accountName.saved_covered_toast],
  }),
  action({
    name: 'password',
    call: 'PUT /api/account/changepwd',
    open: async (stage) => {
      const { page, words } = stage;
      await openProfile(stage);
      await profile(stage).changePassword.click();
      const fields = { old_label: '123456', new_label: NEW_PASSWORD, confirm_label: NEW_PASSWORD } as const;
      for (const [label, value] of Object.entries(fields))
        await page
          .getByLabel(words.profile.password[label as keyof typeof fields], { exact: true })
          .fill(value);
    },
    control: save,
    effects: async ({ world, phone }) => {
      const body = { username: phone, password: NEW_PASSWORD };
      return Number((await callAsMember(world, null, 'POST /api/login', body)) === 200);
    },
    done: ({ words }) => [words.profile.password.done_title],
  }),
  action({
    name: 'chat, send',
    notInKiosk: true,
    call: 'POST /api/chat/send-message',
    open: async (stage) => {
      await openChat(stage);
      await chat(stage).input.fill('ฝากเงินแล้วยอดยังไม่เข้า');
    },
    control: ({ page, words }) => page.getByRole('button', { name: words.chat.send_button, exact: true }),
    effects: sentMessages,
    isRepeatable: true,
    done: ({ words }) => [words.chat.sent],
  }),
  action({
    name: 'chat, upload',
    call: 'POST /api/chat/upload-image',
    open: async (stage) => {
      await openChat(stage);
      await chat(stage).attach(
        'slip.png',
        'image/png',
        PNG.sync.write(new PNG({ width: 40, height: 60, fill: true })),
      );
      await chat(stage).panel.getByText('slip.png').waitFor();
    },
    control: ({ page, words }) => page.getByRole('button', { name: words.chat.send_button, exact: true }),
    failsElsewhere: true,
    done: ({ words }) => [words.chat.sent],
    notInKiosk: true,
  }),
];
