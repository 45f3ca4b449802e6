import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Checks that axe finds no violation of WCAG 2.2 A or AA or of good practice, and that the page does not scroll sideways. The
 * kiosk's page and the console are not divided into landmarks: they pass `WCAG` only.
 */
export async function expectAccessible(page: Page, rules?: readonly string[]) {
  expect(await axeViolations(page, rules), 'what axe found').toEqual([]);
  await expectFits(page);
}

/** Not by `innerWidth`: on a phone it grows with what is too wide. */
export async function expectFits(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels beyond the width of the screen').toBeLessThanOrEqual(0);
}

export async function axeViolations(
  page: Page,
  rules: readonly string[] = [...WCAG, 'best-practice'],
): Promise<string[]> {
  // Once for each document: the script has half a megabyte. `evaluate` runs it in spite of the content security policy.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const options: RunOptions = {
    runOnly: { type: 'tag', values: [...rules] },
    // Reporting every element that passed would more than double the time.
    resultTypes: ['violations'],
    // The only frames are of other origins, which axe in this page cannot read.
    iframes: false,
  };
  return page.evaluate(async (options) => {
    const { axe: injected } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await injected.run(document, options);
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, options);
}
