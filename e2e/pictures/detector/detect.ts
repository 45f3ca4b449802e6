import type { Page } from '@playwright/test';
import { checkContrast } from './contrast.ts';
import { checkControls, checkSideways } from './controls.ts';
import { isExcepted } from './exceptions.ts';
import { checkForced } from './forced.ts';
import { checkTexts } from './texts.ts';
import { makeTools } from './tools.ts';

/**
 * Checks the page as it is now for visible flaws.
 * @param smallest minimum side of a control in CSS pixels
 * @returns one line for each
 */
export async function detect(page: Page, smallest: number): Promise<string[]> {
  // Finishes transitions, because a colour in between is not a real value.
  await page.evaluate(() => {
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  });
  const tools = await page.evaluateHandle(makeTools);
  const flaws = [
    ...(await page.evaluate(checkSideways, tools)),
    ...(await tools.evaluate(checkControls, smallest)),
    ...(await page.evaluate(checkTexts, tools)),
    ...(await page.evaluate(checkForced, tools)),
    ...(await checkContrast(page, tools)),
  ];
  await tools.dispose();
  return flaws
    .filter((flaw) => !isExcepted(flaw))
    .map(({ kind, where, detail }) => `${kind}: ${where}: ${detail}`);
}
