import { beforeEach, describe, expect, it } from 'vitest';
import { timeOf } from '../ui/money.ts';
import { slipReasons } from '../ui/slip-reasons.ts';
import { call, SOMCHAI } from '../testing/call.ts';
import { catchSaved, type Saved } from '../testing/catch-saved.ts';
import { becomes, box, dialog, field, fill, form, press, row, shows, until } from '../testing/hands.ts';
import { openConsole } from '../testing/open-console.tsx';

const SLIPS = 'a member with two slips in progress';

const detailOf = (one: Element) => one.querySelector('b + span')?.textContent;
const buttonsOf = (one: Element) => [...one.querySelectorAll('button')].map(({ textContent }) => textContent);

let saved: Saved[];
beforeEach(() => {
  saved = catchSaved();
});

describe('QRs in the console', () => {
  it('are paid in full, in part and late, and refused', async () => {
    const live = 'a member with a live KBANK QR';
    const { world, control } = await openConsole('deposits', { scenario: live });
    const first = async () => {
      const [qr] = await control.qrs();
      return [qr?.status, (await control.member(SOMCHAI)).wallet];
    };
    await press('Paid: QR 100.00');
    await becomes(first, ['paid', 1100]);
    await shows('paid', () => row('QR 100.00', box('QR deposits')));

    await control.reset();
    const { token } = await control.issueToken(SOMCHAI);
    await call(world, '/api/qrcode/KBANK', token, { amount: 10.01 });
    await press('Half paid: QR 10.01');
    await becomes(first, ['paid-wrong', 1005.01]);

    await control.reset({ scenario: live });
    await press('Half paid: QR 100.00');
    await becomes(first, ['paid-wrong', 1050]);

    await control.reset({ scenario: 'a member whose KBANK QR has expired' });
    await press('Paid late: QR 100.00');
    await becomes(first, ['paid-late', 1100]);

    await control.call('POST /qrs/refuse-next', { body: { message: 'QR_BUSY', phone: SOMCHAI } });
    await press('The next QR is refused');
    await shows(`Planned refusals of QRs: 2QR_BUSY ${SOMCHAI} · QR_FAIL`);
    await press('Remove: Planned refusals of QRs: 2');
    await until(() => expect(document.body.textContent).not.toContain('Planned refusals'));
    expect((await control.call('GET /qrs/refuse-next')).refusals).toEqual([]);
    await press('The next QR is refused');
    await shows('Planned refusals of QRs: 1');
    const answer = await call(world, '/api/qrcode/KBANK', await world.signIn(), { amount: 50 });
    expect(await answer.json()).toMatchObject({ hasQrcode: false });
  });
});

describe('the list of QRs in the console', () => {
  it('says whose each QR is and when it ends, and offers what can still be paid', async () => {
    const { control } = await openConsole('deposits', { scenario: 'a member with a live KBANK QR' });
    const qr = () => row('QR 100.00', box('QR deposits'));
    const shown = async (status: string, buttons: string[]) => {
      const [{ expiresAt } = { expiresAt: '' }] = await control.qrs();
      await shows(`KBANK · ${SOMCHAI} · ${status} · ${timeOf(expiresAt)}`, qr);
      expect(buttonsOf(qr())).toEqual(buttons);
    };
    await shown('live', ['Paid', 'Half paid']);
    await press('Paid: QR 100.00');
    await shown('paid', []);
    await control.reset({ scenario: 'a member whose KBANK QR has expired' });
    await shown('expired', ['Paid late']);
  });
});

describe('slips in the console', () => {
  it('show whose they are, what was read and how they ended, the newest first', async () => {
    const { control } = await openConsole('deposits', { scenario: 'a member with slips of every kind' });
    const slips = (await control.slips()).toReversed();
    const rows = () => [...box('Slip queue').querySelectorAll('li')];
    await until(() => expect(rows()).toHaveLength(slips.length));
    expect(rows().map(detailOf)).toEqual(
      slips.map(({ phone, status, note, reading, at }) =>
        [phone, status, note, reading, timeOf(at)].filter(Boolean).join(' · '),
      ),
    );
    expect(rows().map((one) => one.querySelector('a')?.getAttribute('href'))).toEqual(
      slips.map(({ picture }) => picture),
    );
    // Nobody decides a slip twice.
    expect(rows().map(buttonsOf)).toEqual(
      slips.map(({ status }) =>
        status === 'PENDING' ? ['Approve', 'Delete the picture', ...slipReasons] : ['Delete the picture'],
      ),
    );
    expect(new Set(slips.map(({ status }) => status))).toEqual(new Set(['PENDING', 'SUCCESS', 'FAILED']));
  });

  it('are approved, and lose their picture', async () => {
    const { world, control } = await openConsole('deposits', { scenario: SLIPS });
    const slip = async () => (await control.slips()).at(-1)!;
    const { amount, picture } = await slip();
    const name = amount === null ? 'Slip without an amount' : `Slip ${amount.toFixed(2)}`;
    const before = (await control.member(SOMCHAI)).wallet;
    expect((await world.fetch(picture)).status).toBe(200);
    await press(`Approve ${name}`, () => row(name));
    await becomes(async () => (await slip()).status, 'SUCCESS');
    expect((await control.member(SOMCHAI)).wallet).toBe(before + (amount ?? 100));
    await press(`Delete the picture: ${name}`, () => row(name));
    await until(() => expect(dialog().querySelector('h2')?.textContent).toBe(`Delete the picture: ${name}`));
    await press('Delete the picture', dialog);
    await becomes(async () => (await world.fetch(picture)).status, 404);
  });

  it('are rejected for each of the 11 reasons, pending and future ones', async () => {
    const { control, sent } = await openConsole('deposits', { scenario: SLIPS });
    const rejected = async () =>
      (await control.slips()).filter(({ status }) => status === 'FAILED').map(({ note }) => note);
    expect(slipReasons).toHaveLength(11);
    await shows('Reject:', () => box('Slip queue'));
    for (const reason of slipReasons) {
      await control.reset({ scenario: SLIPS });
      const button = () =>
        [...document.querySelectorAll('main button')].find((one) =>
          new RegExp(`^Reject Slip .*: ${reason}$`).test(one.getAttribute('aria-label') ?? ''),
        );
      await press((await until(() => button()!.getAttribute('aria-label')))!);
      await becomes(rejected, [reason]);
      await press(reason, () => box('The next slip is rejected for'));
      await becomes(async () => sent.at(-1), ['POST /slips/fail-next', { reason }]);
      await shows(`Planned rejections of slips: 1${reason}`);
    }
    await press('Remove: Planned rejections of slips: 1');
    await until(() => expect(document.body.textContent).not.toContain('Planned rejections'));
    expect((await control.call('GET /slips/fail-next')).reasons).toEqual([]);
  });

  it('are made from genuine transfers and can be downloaded', async () => {
    const { world, sent } = await openConsole('deposits');
    const slip = () => form('A genuine slip');
    await shows('Somchai sends money');
    await fill('Amount', '321', slip);
    await fill('Minutes ago', '5', slip);
    await press('Download the slip', slip);
    await until(() => expect(saved).toHaveLength(1));
    const [{ name, blob } = { name: '', blob: new Blob() }] = saved;
    expect(name).toMatch(/^slip-.+\.png$/);
    expect(
      Buffer.from(await blob.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    const reference = name.slice('slip-'.length, -'.png'.length);
    const genuine = await (await world.control.slipPicture(reference)).arrayBuffer();
    expect(Buffer.from(await blob.arrayBuffer()).equals(Buffer.from(genuine))).toBe(true);
    expect(sent.at(-1)).toEqual(['POST /transfers', { phone: SOMCHAI, amount: 321, minutesAgo: 5 }]);
  });
});

describe('gift links and ways to deposit in the console', () => {
  it('are made and changed; every control of the page is pressed', async () => {
    const { control, sent, neverPressed } = await openConsole('deposits', { scenario: SLIPS });
    await until(() => form('Gift link'));
    await fill('Amount', '55', () => form('Gift link'));
    await press('Make a link', () => form('Gift link'));
    const link = (await until(() => field('Link', box('Gift link')))).value;
    expect(link).toMatch(/^https?:/);
    expect(sent).toContainEqual(['POST /gifts', { amount: 55 }]);

    await fill('wallets', '[]', () => form('Save', box('Deposit accounts')));
    await press('Save', () => form('Save', box('Deposit accounts')));
    await becomes(async () => (await control.depositOptions()).wallets, []);
    // The tests above press these.
    expect(neverPressed()).toEqual([
      'DELETE /slips/{slipId}/file',
      'POST /qrs/refuse-next',
      'POST /slips/fail-next',
      'POST /slips/{slipId}/decide',
      'POST /transfers',
    ]);
  });
});
