import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '../fixtures.ts';
import { ChatPanel } from '../pages/chat-panel.ts';
import { StatementPage } from '../pages/statement-page.ts';
import { WithdrawDialog } from '../pages/withdraw-dialog.ts';
import { resetWorld } from '../world.ts';
import { largePng } from './large-png.ts';
import { BROWSER_SIZES } from './sizes.ts';
import { picture } from './take-pictures.ts';

/** The support chat; the kiosk has none. */

const sizes = BROWSER_SIZES;
const SLIP = readFileSync(join(import.meta.dirname, '../../web/src/testing/slip-code.png'));

picture(
  'chat-closed',
  async ({ open, page, texts }) => {
    await open('/login');
    await expect(new ChatPanel(page, texts).button).toBeVisible();
  },
  { sizes },
);

picture(
  'chat-empty',
  async ({ open, page, texts }) => {
    const chat = new ChatPanel(page, texts);
    await open('/contact');
    await chat.open();
    await expect(chat.panel.getByText(texts.chat.empty_title)).toBeVisible();
  },
  { sizes },
);

picture(
  'chat-open',
  async ({ open, page, texts, world }) => {
    const chat = new ChatPanel(page, texts);
    await open('/contact');
    await chat.open();
    await chat.say('ฝากเงินไปแล้ว ยอดยังไม่เข้าค่ะ');
    await expect(chat.panel.getByText(texts.chat.sent)).toBeVisible();
    const room = await chat.guestRoom();
    await world.endConversation(room);
    await world.sendAsAgent(room, { preset: 'buttons' });
    await world.sendAsAgent(room, { preset: 'quick_replies' });
    await expect(chat.panel.getByRole('button', { name: 'แก้ไขแล้ว' })).toBeVisible();
  },
  { sizes },
);

picture(
  'chat-attachment',
  async ({ open, page, texts }) => {
    const chat = new ChatPanel(page, texts);
    await open('/contact');
    await chat.open();
    await chat.attach('slip.png', 'image/png', SLIP);
    await chat.send();
    await expect(chat.panel.getByText(texts.chat.sent)).toBeVisible();
    await chat.attach('slip-2.png', 'image/png', SLIP);
    await expect(chat.panel.getByText('slip-2.png')).toBeVisible();
  },
  { sizes },
);

picture(
  'chat-failed',
  async ({ open, page, texts, world }) => {
    const chat = new ChatPanel(page, texts);
    await open('/contact');
    await chat.open();
    await world.addFault({ call: 'POST /api/chat/upload-image', kind: 'reset', times: 'always' });
    await chat.attach('slip.png', 'image/png', SLIP);
    await chat.send();
    await expect(chat.panel.getByText(texts.chat.not_sent)).toBeVisible();
    await chat.attach('slip', 'image/png', SLIP);
    await expect(chat.panel.getByText(texts.chat.file_unsupported)).toBeVisible();
  },
  { sizes },
);

picture(
  'chat-about',
  async ({ enter, world, home, page, texts }) => {
    await resetWorld(world, 'a member with every kind of statement line');
    await enter();
    await home.openStatement();
    const chat = new ChatPanel(page, texts);
    await chat.askAbout.first().click();
    await expect(chat.removeSubject).toBeVisible();
    await expect(chat.panel.getByText(texts.chat.empty_title)).toBeVisible();
  },
  { sizes },
);

picture(
  'chat-about-slip',
  async ({ enter, world, home, page, texts }) => {
    await resetWorld(world, 'a member with slips of every kind');
    await enter();
    await home.openStatement();
    const statement = new StatementPage(page, texts);
    await statement.openSlips.click();
    const chat = new ChatPanel(page, texts);
    await statement.slips.getByRole('button', { name: texts.money.ask_button }).first().click();
    await expect(chat.removeSubject).toBeVisible();
    await chat.say('ทำไมสลิปไม่ผ่านคะ');
    await expect(chat.panel.getByText(texts.chat.sent)).toBeVisible();
  },
  { sizes },
);

picture(
  'chat-about-refusal',
  async ({ enter, world, page, texts }) => {
    await resetWorld(world, 'a member with an active bonus');
    await enter();
    const withdraw = new WithdrawDialog(page, texts);
    await withdraw.order('100');
    const chat = new ChatPanel(page, texts);
    await withdraw.alert.getByRole('button', { name: texts.money.ask_button }).click();
    await expect(chat.removeSubject).toBeVisible();
    await expect(chat.panel.getByText(texts.chat.empty_title)).toBeVisible();
  },
  { sizes },
);

picture(
  'chat-large-picture',
  async ({ open, page, texts }) => {
    const chat = new ChatPanel(page, texts);
    await open('/contact');
    await chat.open();
    await chat.attach('IMG_2041.png', 'image/png', largePng());
    await expect(chat.takeSmaller).toBeVisible();
  },
  { sizes },
);
