import { launch, type Page } from 'puppeteer-core';
import { findProgram } from '../../../scripts/install/find-program.mjs';
import type { Engine, Size, Tab } from './tab.ts';

/** Firefox over WebDriver BiDi, which it supports without a separate driver. */
export const firefox: Engine = {
  name: 'firefox',
  packages: ['firefox-esr'],
  isInstalled: () => program() !== undefined,
  open,
};

const program = () => findProgram(['firefox-esr', 'firefox']);

async function open(size: Size): Promise<Tab> {
  const executablePath = program();
  if (executablePath === undefined) throw new Error('there is no Firefox on this machine');
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport(size);
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    run: (body, args = []) => runIn(page, body, args),
    setCookie: (name, value) =>
      browser.setCookie({ name, value, domain: new URL(page.url()).hostname, path: '/' }),
    press: (x, y) => page.mouse.click(x, y),
    async keys(keys) {
      for (const key of keys) await page.keyboard.press(key as 'Enter');
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}

function runIn(page: Page, body: string, args: unknown[]): Promise<unknown> {
  return page.evaluate(`((...args) => { ${body} })(...${JSON.stringify(args)})`);
}
