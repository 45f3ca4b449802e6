import { describe, expect, it } from 'vitest';
import { systemClock } from '../../../lib/clock.ts';
import { createAppStore, type Services } from '../../../shared/session/services.ts';
import type { SlipRow } from '../../../shared/wallet/slip-rows.ts';
import codeUrl from '../../../testing/slip-code.png?url&no-inline';
import {
  compareSlipAtom,
  dropSlipAtom,
  isDuplicateSlipAtom,
  pickedSlipAtom,
  pickSlipAtom,
} from './picked-slip.ts';
import { sendSlipAction } from './slip-upload.ts';

/** Content of the picture's mini-QR. */
const REFERENCE = 'KBANKABCDEFGHIJKLMN1';

const sent = (reference: string | null, more: Partial<SlipRow> = {}): SlipRow => ({
  key: `${reference}`,
  createdAt: 0,
  amount: null,
  status: 'in_progress',
  note: null,
  link: null,
  reference,
  ...more,
});

const pageOf = (rows: readonly SlipRow[]) => ({ total: rows.length, rows });

/** A page on which a slip was chosen while the service had none; with its reference, unless the picture shows none. */
async function chooseSlip(picture: 'code' | 'blank' = 'code', call = async () => pageOf([])) {
  const store = createAppStore({
    clock: systemClock,
    session: { signal: () => new AbortController().signal },
    call,
    platform: {
      tabStorage: { get: () => null },
      runAlone: (_name: string, task: () => Promise<true>) => task(),
    },
    visit: { moveMoney: () => () => {} },
  } as unknown as Services);
  const canvas = new OffscreenCanvas(300, 400);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('canvas: no 2d context');
  context.fillStyle = '#fdfcf7';
  context.fillRect(0, 0, 300, 400);
  if (picture === 'code')
    context.drawImage(await createImageBitmap(await (await fetch(codeUrl)).blob()), 50, 100, 200, 200);
  await store.set(pickSlipAtom, new File([await canvas.convertToBlob()], 'slip.png'));
  return store;
}

describe('a slip chosen here', () => {
  it('is not sent unasked when another tab has sent it meanwhile [7.23] [8.15] (W1)', async () => {
    const calls = [pageOf([]), pageOf([sent(REFERENCE)])];
    const store = await chooseSlip('code', async () => calls.shift()!);
    const end = await store.set(sendSlipAction.runAtom, new File(['slip'], 'slip.png'));
    expect(end).toMatchObject({ status: 'blocked', why: 'just-done' });
    expect(store.get(pickedSlipAtom)).toMatchObject({ check: { kind: 'duplicate' } });
  });

  it('is known as sent before when another tab has sent it meanwhile (W1)', async () => {
    const store = await chooseSlip();
    expect(store.get(pickedSlipAtom)).toMatchObject({ check: { kind: 'readable', reference: REFERENCE } });
    expect(store.get(isDuplicateSlipAtom)).toBe(false);
    const twin = sent(REFERENCE);
    store.set(compareSlipAtom, [sent('OTHER'), twin]);
    expect(store.get(pickedSlipAtom)).toMatchObject({
      file: { name: 'slip.png' },
      check: { kind: 'duplicate', reference: REFERENCE, earlier: twin },
    });
    expect(store.get(isDuplicateSlipAtom)).toBe(true);
  });

  it.each([
    ['another slip', [sent('OTHER')]],
    ['a slip without a reference', [sent(null)]],
    ['a slip that failed and may be sent again', [sent(REFERENCE, { status: 'failed' })]],
    ['nothing', []],
  ])('stays as it is when another tab has sent %s', async (_what, rows) => {
    const store = await chooseSlip();
    const before = store.get(pickedSlipAtom);
    store.set(compareSlipAtom, rows);
    expect(store.get(pickedSlipAtom)).toEqual(before);
  });

  it('stays known as sent before when a newer list no longer shows it', async () => {
    const store = await chooseSlip();
    store.set(compareSlipAtom, [sent(REFERENCE)]);
    store.set(compareSlipAtom, []);
    expect(store.get(isDuplicateSlipAtom)).toBe(true);
  });

  it('without a readable reference is compared with nothing', async () => {
    const store = await chooseSlip('blank');
    store.set(compareSlipAtom, [sent(null), sent(REFERENCE)]);
    expect(store.get(pickedSlipAtom)).toMatchObject({ check: { kind: 'unreadable' } });
  });

  it('is not brought back by a list that comes after it was put aside', async () => {
    const store = await chooseSlip();
    store.set(dropSlipAtom);
    store.set(compareSlipAtom, [sent(REFERENCE)]);
    expect(store.get(pickedSlipAtom)).toEqual({ status: 'none', error: null });
  });
});
