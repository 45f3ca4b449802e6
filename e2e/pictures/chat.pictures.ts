import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '../fixtures.ts';
import { ChatPanel } from '../pages/chat-panel.ts';
import { BROWSER_SIZES, picture } from './take-pictures.ts';

/** Writing with support; the kiosk has none of it. */

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
