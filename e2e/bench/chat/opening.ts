import type { Locator, Page } from '@playwright/test';

/** Milliseconds from the press to the frame after the one that shows the newest message. */
export async function measureOpening(page: Page, opener: Locator, newest: string): Promise<number> {
  const button = await opener.elementHandle();
  return page.evaluate(
    ([pressed, text]) =>
      new Promise<number>((resolve) => {
        const isShown = () => {
          const log = document.querySelector('[role=log]');
          if (!log || log.clientHeight === 0) return false;
          const rows = [...log.querySelectorAll('p')].filter(({ textContent }) => textContent === text);
          const end = log.getBoundingClientRect().bottom;
          return rows.some((row) => {
            const { top, height } = row.getBoundingClientRect();
            return height > 0 && top < end;
          });
        };
        const start = performance.now();
        const look = () => {
          if (!isShown()) return void requestAnimationFrame(look);
          requestAnimationFrame(() => resolve(performance.now() - start));
        };
        (pressed as HTMLElement).click();
        requestAnimationFrame(look);
      }),
    [button, newest] as const,
  );
}
