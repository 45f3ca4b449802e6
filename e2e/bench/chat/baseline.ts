import type { Page } from '@playwright/test';

export async function drawBaseline(page: Page, texts: readonly string[]): Promise<void> {
  await page.setContent(`<!doctype html>
    <meta name="viewport" content="width=device-width">
    <style>
      body { margin: 0; font: 16px/1.6 sans-serif; background: #071222; color: #fff }
      [role=log] { position: fixed; inset: 60px 0 80px; overflow-y: auto; padding: 16px }
      p { width: 62%; margin: 0 0 16px; padding: 12px; background: #13233a }
    </style>
    <button>open</button> <button>close</button>
    <div role="log" tabindex="0"></div>`);
  await page.evaluate((lines) => {
    const log = document.querySelector<HTMLElement>('[role=log]');
    const [open, close] = document.querySelectorAll('button');
    if (!log || !open || !close) return;
    log.append(...lines.map((line) => Object.assign(document.createElement('p'), { textContent: line })));
    open.onclick = () => {
      log.hidden = false;
      log.scrollTop = log.scrollHeight;
    };
    close.onclick = () => {
      log.hidden = true;
    };
  }, texts);
}
