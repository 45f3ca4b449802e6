import { expect, SOMCHAI } from '../../fixtures.ts';
import { ChatPanel } from '../../pages/chat-panel.ts';
import { resetWorld } from '../../world.ts';
import { BROWSER_SIZES } from '../sizes.ts';
import { scenes } from '../take-pictures.ts';

const sizes = BROWSER_SIZES;

scenes(
  'a chat that says every kind of thing',
  async ({ enter, page, texts, world }, shoot) => {
    await resetWorld(world, 'a member whose chat holds every kind of message');
    await page.route('https://media.example/**', (route) => route.abort());
    await enter();
    const chat = new ChatPanel(page, texts);
    await chat.open();
    await expect(chat.panel.getByText(texts.chat.unknown)).toBeAttached();
    await shoot('chat-every-kind');
    await chat.log.hover();
    await page.mouse.wheel(0, -10_000);
    await expect.poll(() => chat.log.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    await shoot('chat-every-kind-top');
    const room = await world.chatRoomOf(SOMCHAI.phone);
    for (const preset of ['video', 'file', 'generic', 'postback'] as const)
      await world.sendAsAgent(room, { preset });
    await expect(chat.newMessages).toBeVisible();
    await shoot('chat-new-messages');
    await chat.close.click();
    await world.sendAsAgent(room, { preset: 'text' });
    await expect(chat.button).toHaveAccessibleName(/1/);
    await shoot('chat-unread');
  },
  { sizes },
);

function silence(): Buffer {
  const rate = 8_000;
  const bytes = Buffer.alloc(44 + 2 * rate, 128);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  // One channel of 8-bit samples.
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate, 28);
  bytes.writeUInt16LE(1, 32);
  bytes.writeUInt16LE(8, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(2 * rate, 40);
  return bytes;
}

scenes(
  'a chat with a sound',
  async ({ enter, page, texts, world }, shoot) => {
    const address = '**/files/voice-23-11.wav';
    await page.route(address, (route) => route.fulfill({ contentType: 'audio/wav', body: silence() }));
    const filePath = '/files/voice-23-11.wav';
    const payload = { message: 'voice-23-11.wav', url: false, fileType: 'file', filePath };
    const room = await world.chatRoomOf(SOMCHAI.phone);
    await world.sendAsAgent(room, { message: { message_type: 'media', payload } });
    await enter();
    const chat = new ChatPanel(page, texts);
    await chat.open();
    await expect(chat.panel.locator('audio')).toHaveJSProperty('readyState', 4);
    await shoot('chat-sound');
    await page.unroute(address);
    await page.route(address, (route) => route.abort());
    await page.reload();
    await chat.open();
    await expect(chat.panel.getByRole('button', { name: texts.common.retry_button })).toBeVisible();
    await shoot('chat-sound-failed');
  },
  { sizes },
);

scenes(
  'a chat that is long',
  async ({ enter, page, texts, world }, shoot) => {
    const room = await world.chatRoomOf(SOMCHAI.phone);
    for (let index = 0; index < 14; index += 1)
      await world.sendAsAgent(room, { text: `ข้อความที่ ${index + 1} ຂໍ້ຄວາມ` });
    await world.advanceClock({ seconds: 86_400 });
    await world.sendAsAgent(room, { text: 'สวัสดีตอนเช้าค่ะ' });
    await enter();
    const chat = new ChatPanel(page, texts);
    await chat.open();
    await expect(chat.log.getByText('สวัสดีตอนเช้าค่ะ')).toBeVisible();
    await shoot('chat-day-change');
    await chat.input.fill('ຂ້ອຍຝາກເງິນແລ້ວ '.repeat(130).slice(0, 1990));
    await shoot('chat-long-text');
    await chat.input.press('Enter');
    await expect(chat.panel.getByText(texts.chat.sent)).toBeVisible();
    await shoot('chat-long-sent');
    await page.getByRole('button', { name: texts.chat.find_button }).click();
    await page
      .getByRole('searchbox', { name: texts.chat.find_label })
      .or(page.getByLabel(texts.chat.find_label))
      .first()
      .fill('ข้อความ');
    await shoot('chat-find');
  },
  { sizes },
);

scenes(
  'a chat without a line',
  async ({ enter, page, texts, world }, shoot) => {
    await enter();
    const chat = new ChatPanel(page, texts);
    await world.addFault({ call: 'POST /api/chat/history', kind: 'hang' });
    await chat.open();
    await shoot('chat-loading', { settles: false });
    await world.clearFaults();
    await expect(chat.panel.getByText(texts.chat.empty_title)).toBeVisible();
    await world.setConnection({ refuses: true });
    await world.disconnectSockets();
    await expect(chat.panel.getByText(texts.chat.reconnecting)).toBeVisible();
    await chat.say('ยังไม่ได้รับเงินค่ะ');
    await shoot('chat-reconnecting');
    await world.addFault({ call: 'POST /api/chat/history', kind: 'reset', times: 'always' });
    await page.reload();
    await chat.open();
    await expect(chat.panel.getByText(texts.chat.failed_title)).toBeVisible();
    await shoot('chat-not-loaded');
  },
  { sizes },
);
