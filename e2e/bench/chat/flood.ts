import type { Page } from '@playwright/test';
import type { ChatPanel } from '../../pages/chat-panel.ts';
import type { Control } from '../../world.ts';
import { median } from '../app/table.ts';
import { sendMany } from './messages.ts';

const FLOOD = 5000;
const WORDS = 'ยอดยังไม่เข้า';

interface FloodOptions {
  page: Page;
  chat: ChatPanel;
  world: Control;
  room: string;
  from: number;
}

export async function measureFlood({ page, chat, world, room, from }: FloodOptions): Promise<void> {
  await chat.input.fill('');
  await chat.input.focus();
  const began = performance.now();
  let isOver = false;
  const flood = sendMany(world, room, { from, to: from + FLOOD }).then(() => {
    isOver = true;
    return performance.now() - began;
  });
  const presses: number[] = [];
  while (!isOver)
    for (const letter of WORDS)
      presses.push(
        await page.evaluate(
          (key) =>
            new Promise<number>((resolve) => {
              const start = performance.now();
              const box = document.activeElement as HTMLTextAreaElement;
              // React notices the change only by the input event.
              box.setRangeText(key, box.value.length, box.value.length, 'end');
              box.dispatchEvent(new InputEvent('input', { bubbles: true, data: key }));
              requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)));
            }),
          letter,
        ),
      );
  const tookMs = await flood;
  const written = await chat.input.inputValue();
  const isWhole = written === WORDS.repeat(presses.length / WORDS.length).slice(0, 2000);
  await chat.input.press('Enter');
  await chat.close.click();
  await chat.panel.waitFor({ state: 'hidden' });
  presses.sort((one, other) => one - other);
  console.log(
    `${FLOOD} messages at ${((FLOOD / tookMs) * 1000).toFixed(0)} a second: a key press is shown after ` +
      `${median(presses).toFixed(0)} ms, 95 % ${(presses[Math.floor(presses.length * 0.95)] ?? 0).toFixed(0)} ms, ` +
      `longest ${(presses.at(-1) ?? 0).toFixed(0)} ms; ${isWhole ? 'no letter was lost' : 'LETTERS WERE LOST'}, ` +
      'it was sent, and the panel closed',
  );
}
