import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, SOMCHAI } from '../../fixtures.ts';
import { DepositDialog } from '../../pages/deposit-dialog.ts';
import { filled } from '../../texts.ts';
import { makeSlip, resetWorld } from '../../world.ts';
import { largePng } from '../large-png.ts';
import { BROWSER_SIZES } from '../sizes.ts';
import { scenes, type Studio } from '../take-pictures.ts';

const PLAIN = readFileSync(join(import.meta.dirname, '../../../web/public/icons/icon-192.png'));

async function openSlip({ enter, home, page, texts, world }: Studio): Promise<void> {
  await world.setSlipHours({ closedFrom: '00:00', closedTo: '00:00' });
  await enter();
  await home.openDeposit.click();
  await new DepositDialog(page, texts).method(texts.deposit.method.slip).click();
}

scenes(
  'a slip that cannot be sent',
  async (studio, shoot) => {
    const { page, texts } = studio;
    await openSlip(studio);
    const chooser = page.getByLabel(texts.slipUpload.choose_label, { exact: true });
    await chooser.setInputFiles({ name: 'slip.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no') });
    await expect(
      page.getByText(filled(texts.slipUpload.file_error['not-a-picture'], { size: '10' })),
    ).toBeVisible();
    await shoot('slip-no-picture');
    await chooser.setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: largePng() });
    await expect(
      page.getByText(filled(texts.slipUpload.file_error['too-large'], { size: '10' })),
    ).toBeVisible();
    await shoot('slip-too-large');
    await chooser.setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: PLAIN });
    await expect(page.getByText(texts.slipUpload.unreadable_title)).toBeVisible();
    await shoot('slip-unreadable');
  },
  { sizes: BROWSER_SIZES },
);

scenes(
  'a slip on its way',
  async (studio, shoot) => {
    const { page, texts, world, home } = studio;
    await openSlip(studio);
    const slip = {
      name: 'slip.png',
      mimeType: 'image/png',
      buffer: await makeSlip(world, SOMCHAI.phone, 250),
    };
    const chooser = page.getByLabel(texts.slipUpload.choose_label, { exact: true });
    const send = page.getByRole('button', { name: texts.slipUpload.send_button, exact: true });
    await chooser.setInputFiles(slip);
    await expect(page.getByText(texts.slipUpload.fine)).toBeVisible();
    await world.addFault({ call: 'POST /api/wallet/slip', kind: 'hang' });
    await send.click();
    await expect(page.getByText(texts.slipUpload.sent_waiting).first()).toBeVisible();
    await shoot('slip-sending', { settles: false });
    await world.clearFaults();
    await expect(page.getByText(texts.slipUpload.received_title)).toBeVisible();
    await shoot('slip-received');
    await page.keyboard.press('Escape');
    await home.openDeposit.click();
    await new DepositDialog(page, texts).method(texts.deposit.method.slip).click();
    await chooser.setInputFiles(slip);
    await expect(page.getByText(texts.slipUpload.duplicate_title)).toBeVisible();
    await shoot('slip-duplicate');
  },
  { sizes: BROWSER_SIZES },
);

scenes(
  'a slip of which a part is sent',
  async (studio, shoot) => {
    const { page, context, texts, world } = studio;
    await openSlip(studio);
    const image = await makeSlip(world, SOMCHAI.phone, 250);
    // What follows the end of a picture does not belong to it: a large file with the same code.
    const buffer = Buffer.concat([image, Buffer.alloc(6 * 1024 * 1024)]);
    const chooser = page.getByLabel(texts.slipUpload.choose_label, { exact: true });
    await chooser.setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer });
    await expect(page.getByText(texts.slipUpload.fine)).toBeVisible();
    const session = await context.newCDPSession(page);
    const line = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 256 * 1024 };
    await session.send('Network.emulateNetworkConditions', line);
    await page.getByRole('button', { name: texts.slipUpload.send_button, exact: true }).click();
    await expect(page.getByText(/\b[1-9]\d? ?%/)).toBeVisible();
    await shoot('slip-sending-part', { settles: false });
  },
  { sizes: BROWSER_SIZES },
);

scenes(
  'a slip that a proxy takes for too large',
  async (studio, shoot) => {
    const { page, texts, world } = studio;
    await openSlip(studio);
    const buffer = await makeSlip(world, SOMCHAI.phone, 250);
    const chooser = page.getByLabel(texts.slipUpload.choose_label, { exact: true });
    await chooser.setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer });
    await expect(page.getByText(texts.slipUpload.fine)).toBeVisible();
    await world.addFault({
      call: 'POST /api/wallet/slip',
      kind: 'status',
      status: 413,
      body: '<html></html>',
    });
    await page.getByRole('button', { name: texts.slipUpload.send_button, exact: true }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await shoot('slip-refused-size');
  },
  { sizes: BROWSER_SIZES },
);

scenes(
  'slips while none are taken',
  async ({ enter, home, page, texts, world }, shoot) => {
    await resetWorld(world, 'slips are not taken now');
    await enter();
    await home.openDeposit.click();
    await new DepositDialog(page, texts).method(texts.deposit.method.slip).click();
    await expect(page.getByText(texts.slipUpload.closed_title)).toBeVisible();
    await shoot('slip-closed');
  },
  { sizes: BROWSER_SIZES },
);
