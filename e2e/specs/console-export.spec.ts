import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { expect, SOMCHAI, test } from '../fixtures.ts';
import { ConsolePage } from '../pages/console-page.ts';
import { openWorld, resetWorld } from '../world.ts';

test.use({ app: 'mock' });

async function saved(
  page: Page,
  name: string,
  files = 1,
): Promise<{ name: string; text: string; path: string }[]> {
  const downloads: Promise<{ name: string; text: string; path: string }>[] = [];
  const all = new Promise<void>((resolve) => {
    page.on('download', (download) => {
      const read = async () => {
        const path = await download.path();
        return { name: download.suggestedFilename(), text: readFileSync(path, 'utf8'), path };
      };
      downloads.push(read());
      if (downloads.length === files) resolve();
    });
  });
  await page.getByRole('button', { name, exact: true }).click();
  await all;
  return Promise.all(downloads);
}

test('a report contains the screens and reopens unchanged in another world', async ({ page, world }) => {
  test.slow();
  // A headless browser cannot capture its tab, so a canvas replaces the capture.
  await page.addInitScript(() => {
    navigator.mediaDevices.getDisplayMedia = () => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [2 * innerWidth, 2 * innerHeight];
      const paint = () => {
        const context = canvas.getContext('2d')!;
        context.fillStyle = '#336699';
        context.fillRect(0, 0, canvas.width, canvas.height);
        requestAnimationFrame(paint);
      };
      paint();
      return Promise.resolve(canvas.captureStream());
    };
  });
  const console = new ConsolePage(page, world);
  await console.open('apps');
  await console.press('Add the member app');
  await expect(page.frameLocator('iframe').getByText('1,000.00').first()).toBeVisible();
  const [file] = await saved(page, 'Report with pictures');
  const report = JSON.parse(file?.text ?? '') as {
    pictures: { name: string; png: string }[];
    journal: unknown[];
  };
  expect(report.pictures.map(({ name }) => name)).toEqual(['Member app, th']);
  const picture = PNG.sync.read(Buffer.from(report.pictures[0]?.png ?? '', 'base64'));
  const frame = (await page.getByTitle('Member app, th').boundingBox())!;
  expect(Math.abs(picture.width - 2 * frame.width)).toBeLessThanOrEqual(2);
  expect(picture.height).toBeGreaterThan(600);
  const middle = 4 * (picture.width * Math.round(picture.height / 2) + Math.round(picture.width / 2));
  for (const [index, channel] of [0x33, 0x66, 0x99].entries())
    expect(Math.abs((picture.data[middle + index] ?? 0) - channel)).toBeLessThan(12);

  const other = openWorld(`${world.name}-b`);
  await resetWorld(other, 'a member without money');
  const elsewhere = new ConsolePage(page, other);
  await elsewhere.open('exports');
  await page
    .getByLabel('Scenario, report or snapshot')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(file?.text ?? '') });
  await expect(page.getByRole('img', { name: 'Member app, th' })).toBeVisible();
  await elsewhere.press(`Open it in ${other.name}`);
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: `Open it in ${other.name}` })
    .click();
  await expect.poll(async () => (await other.journal()).length).toBe(report.journal.length);
  expect((await other.member(SOMCHAI.phone)).wallet).toBe(1000);
  await other.remove();
});
