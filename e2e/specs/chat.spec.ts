import { PNG } from 'pngjs';
import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';
import { ChatPanel } from '../pages/chat-panel.ts';
import { ContactPage } from '../pages/contact-page.ts';
import { texts } from '../texts.ts';

const lines = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `ข้อความที่ ${from + index}.`);

test('a guest chats, sends a picture, reads back, and misses nothing after reload or reconnect [1.05] [2.82] [2.83] [2.84] [2.86] [5.29] [5.30] [6.01] [7.54] [7.56] [9.03] [9.08] [9.09]', async ({
  page,
  world,
  expectedErrors,
}) => {
  // The browser reports refused sockets.
  expectedErrors.push(/WebSocket connection/);
  const words = texts('th').chat;
  const chat = new ChatPanel(page, texts('th'));
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await new ContactPage(page, texts('th')).open();
  await expect(chat.greeting).toBeVisible();
  await expect(chat.greeting).toHaveText(/คุยกับแอดมิน/);
  // It floats: it stays where it is while the page is scrolled.
  await page.setViewportSize({ width: 390, height: 560 });
  const place = await chat.button.boundingBox();
  await page.getByText(texts('th').contact.version.replace('{{version}}', '')).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  expect(await chat.button.boundingBox()).toEqual(place);
  await expect(chat.button.locator('svg')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(fetched.filter((url) => /chat-panel|socket/.test(url))).toEqual([]);

  await chat.open();
  expect(fetched.some((url) => url.includes('chat-panel'))).toBe(true);
  await expect(chat.panel.getByText(words.empty_title)).toBeVisible();
  await expect(chat.input).toHaveAttribute('maxlength', '2000');
  await chat.say('ฝากเงินแล้วยอดยังไม่เข้า');
  await expect(chat.panel.getByText(words.sent)).toBeVisible();
  const room = await chat.guestRoom();
  await world.sendAsAgent(room, { text: 'ขอดูสลิปค่ะ' });
  await expect(chat.log.getByText('ขอดูสลิปค่ะ')).toBeVisible();

  const picture = PNG.sync.write(new PNG({ width: 40, height: 60, fill: true }));
  await chat.attach('slip', 'image/png', picture);
  await expect(chat.panel.getByText(words.file_unsupported)).toBeVisible();
  await chat.attach('slip.png', 'image/png', picture);
  await expect(chat.panel.getByText('slip.png')).toBeVisible();
  await chat.send();
  const sent = chat.panel.getByRole('link').getByRole('img', { name: 'slip.png' });
  await expect.poll(() => sent.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(40);
  expect(await world.chatMessages(room)).toHaveLength(3);

  await world.setConnection({ refuses: true });
  await world.disconnectSockets();
  await expect(chat.panel.getByText(words.reconnecting)).toBeVisible();
  for (const text of lines(1, 22)) await world.sendAsAgent(room, { text });
  await world.setConnection({ refuses: false });
  await expect(chat.log.getByText('ข้อความที่ 22.')).toBeVisible({ timeout: 15_000 });
  await expect(chat.panel.getByText(/^ข้อความที่ \d+\.$/)).toHaveText(lines(1, 22));

  await page.reload();
  await chat.open();
  await expect(chat.panel.getByText(/^ข้อความที่ \d+\.$/)).toHaveText(lines(13, 22));
  // While reading back, the top message stays in place when earlier ones load.
  const reading = chat.log.getByText('ข้อความที่ 13.');
  const isAtEnd = () =>
    chat.log.evaluate(
      ({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight < 2,
    );
  await expect.poll(isAtEnd).toBe(true);
  // With the wheel's event, as by a customer: a scroll without one may be that of a row that has just been measured.
  await chat.log.evaluate((log) => {
    log.dispatchEvent(new WheelEvent('wheel'));
    log.scrollTop = 50;
  });
  const before = await reading.boundingBox();
  await expect(chat.log.getByText('ข้อความที่ 3.')).toBeAttached();
  expect(Math.abs(((await reading.boundingBox())?.y ?? 0) - (before?.y ?? Infinity))).toBeLessThan(3);
  await world.sendAsAgent(room, { text: 'สลิปถูกต้องค่ะ' });
  await chat.newMessages.click();
  await expect(chat.log.getByText('สลิปถูกต้องค่ะ')).toBeInViewport();
  await expect(chat.newMessages).toBeHidden();
  await chat.close.click();
  await expect(chat.panel).toBeHidden();
  await expect(chat.button).toBeFocused();
});

test('a search brings a far message into view, and a reader stays there while messages arrive (C8)', async ({
  page,
  world,
}) => {
  const words = texts('th').chat;
  const chat = new ChatPanel(page, texts('th'));
  await new ContactPage(page, texts('th')).open();
  await chat.open();
  const room = await chat.guestRoom();
  const long = 'ขอบคุณที่รอค่ะ '.repeat(40);
  for (const text of lines(1, 60)) await world.sendAsAgent(room, { text: `${text} ${long}` });
  await expect(chat.log.getByText('ข้อความที่ 60.')).toBeInViewport();
  await chat.panel.getByRole('button', { name: words.find_button }).click();
  const found = chat.log.getByText('ข้อความที่ 14.');
  await expect(found).toBeHidden();
  await page.getByRole('searchbox', { name: words.find_label }).fill('ข้อความที่ 14.');
  await expect(found).toBeInViewport({ ratio: 0.9 });
  await world.sendAsAgent(room, { text: 'สลิปถูกต้องค่ะ' });
  await expect(chat.newMessages).toBeVisible();
  await expect(found).toBeInViewport({ ratio: 0.9 });
});

test('the chat with every kind of message passes axe in three languages [2.85]', async ({ page, world }) => {
  await page.goto('/contact');
  await new ChatPanel(page, texts('th')).open();
  const room = await new ChatPanel(page, texts('th')).guestRoom();
  await world.sendAsAgent(room, { preset: 'buttons' });
  await world.sendAsAgent(room, { preset: 'generic' });
  await world.sendAsAgent(room, { preset: 'image' });
  await world.sendAsAgent(room, { preset: 'quick_replies' });
  for (const language of ['th', 'lo', 'en'] as const) {
    await page.keyboard.press('Escape');
    await page.getByRole('combobox').first().selectOption(language);
    const chat = new ChatPanel(page, texts(language));
    await chat.open();
    await expect(chat.panel.getByRole('button', { name: 'แก้ไขแล้ว' })).toBeVisible();
    await chat.attach('slip.png', 'image/png', PNG.sync.write(new PNG({ width: 4, height: 6 })));
    await expect(chat.panel.getByText('slip.png')).toBeVisible();
    await expectAccessible(page);
  }
});
