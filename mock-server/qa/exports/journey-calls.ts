import { hadNoRoom, type JournalEntry } from '../../engine/journal-entry.ts';
import { HIDDEN } from '../../engine/redact.ts';
import type { Snapshot } from '../../engine/snapshot.ts';
import { type Qr, qrStatus } from '../../world/deposits/qr.ts';
import { foundId, scratchWorld } from './journey-ids.ts';
import { goHome, line, logIn, note, quoted, write, type Journey } from './journey-lines.ts';

/** GETs that change state, and POSTs that do not. The app makes the others by itself. */
const CHANGING_GETS =
  /^GET \/api\/(?:wallet\/(?:refresh\/slot|activate|resetpassword)|bonus\/(?:activate|clear)|promotion\/activate|refund\/(?:receive|addWallet)|invite\/bonus)/;
const READING_POSTS = new Set([
  'POST /api/statement',
  'POST /api/statement/slip',
  'POST /api/invite',
  'POST /api/refund',
  'POST /api/chat/history',
]);

export function isRepeated({ call, method }: Pick<JournalEntry, 'call' | 'method'>): boolean {
  if (call === null || READING_POSTS.has(call) || call.startsWith('PUT /api/chat/read-customer'))
    return false;
  return method !== 'GET' || CHANGING_GETS.test(call);
}

/** What no test can repeat, because the journal has no file and no secret, and what later steps or the ledger need. */
const UNREPEATABLE: Record<string, string> = {
  'POST /api/account': 'a member registers',
  'POST /api/wallet/slip': 'a slip is uploaded',
  'POST /api/wallet/truelink': 'a gift link is opened',
};

/** @returns what has happened by a call that no test can repeat; undefined if nothing has */
export function lossBy({ call, status, fault }: JournalEntry): string | undefined {
  return status === 200 || fault === 'drop' ? UNREPEATABLE[call ?? ''] : undefined;
}

/** Whether a test repeats the call in a session of its own. */
export const needsSession = (entry: JournalEntry): boolean =>
  isRepeated(entry) && entry.status !== 401 && (entry.memberId !== null || entry.call === 'POST /api/login');

type Fields = Record<string, unknown>;
/** The world before the call, which few calls need. */
type Before = () => Snapshot;
/** @returns whether a page object can make the call. */
type Recipe = (journey: Journey, body: Fields, entry: JournalEntry, before: Before) => boolean;

const RECIPES: Record<string, Recipe> = {
  'POST /api/login': (journey, { username }) => {
    if (username !== journey.member?.phone) return false;
    logIn(journey);
    return true;
  },
  'POST /api/qrcode/{bankCode}': (journey, { amount }, entry, before) => {
    const bankCode = entry.path.split('/').at(-1) ?? '';
    const { hasQrcode, qrcodeId } = (entry.answer ?? {}) as Fields;
    if (hasQrcode !== true) return false;
    if (hasLiveQr(journey, bankCode, entry, before)) {
      // The app would show that one. It was replaced by another device.
      if (journey.screen === 'qr') journey.screen = 'other';
      return false;
    }
    goHome(journey);
    write(
      journey,
      'await home.openDeposit.click();',
      `await deposit.method(${quoted(bankCode)}).click();`,
      `await deposit.amount.fill(${quoted(String(amount))});`,
      'await deposit.create.click();',
      `await expect(deposit.qr(${line(amount)})).toBeVisible();`,
    );
    journey.screen = 'qr';
    journey.qr = String(qrcodeId);
    return true;
  },
  'DELETE /api/qrcode/{qrcodeId}': (journey, _body, { path }) => {
    if (journey.screen !== 'qr' || path.split('/').at(-1) !== journey.qr) return false;
    write(
      journey,
      'await deposit.cancel.click();',
      'await deposit.confirmCancel.click();',
      'await expect(deposit.create).toBeVisible();',
    );
    journey.screen = 'other';
    return true;
  },
  'POST /api/wallet/transfer': (journey, { from, to, amount }) => {
    goHome(journey);
    write(
      journey,
      'await transfer.open.click();',
      `await transfer.from.selectOption(${quoted(String(from))});`,
      `await transfer.to.selectOption(${quoted(String(to))});`,
      `await transfer.amount.fill(${quoted(String(amount))});`,
      'await transfer.submit.click();',
      'await expect(transfer.receipt).toBeVisible();',
      'await transfer.done.click();',
    );
    return true;
  },
  'POST /api/wallet/withdrawAll': (journey, { amount }) => {
    goHome(journey);
    write(
      journey,
      `await withdraw.order(${quoted(String(amount))});`,
      'await expect(withdraw.receipt).toBeVisible();',
      'await withdraw.done.click();',
    );
    return true;
  },
};

/** Repeats one call of a member: through its page if the call succeeded there, otherwise as a request. */
export function stepOfCall(journey: Journey, entry: JournalEntry, before: Before): void {
  const { call, method, path, body, status, fault, memberId } = entry;
  const isOnScreen = memberId === null || memberId === journey.member?.id;
  const recipe = status === 200 && fault === null && isOnScreen ? RECIPES[call ?? ''] : undefined;
  if (recipe?.(journey, (body ?? {}) as Fields, entry, before)) return;
  const obstacle = obstacleTo(entry);
  if (obstacle !== null) return note(journey, `Not repeated: ${method} ${path}, for ${obstacle}.`);
  if (call === 'POST /api/spinwheel/spin') choosePrize(journey, entry, before);
  const phone = memberId === null ? 'null' : phoneOf(journey, memberId);
  const sent = body === null ? '' : `, ${sentOf(journey, entry, before)}`;
  const target = targetOf(journey, entry, before);
  write(journey, `expect(await callAsMember(world, ${phone}, ${target}${sent})).toBe(${line(status)});`);
}

/** More than any call takes; keeps a test readable, and within its bound. */
const LONGEST_BODY = 15_000;

/** Why a call cannot be repeated as a request, if it cannot. */
function obstacleTo(entry: JournalEntry): string | null {
  const { path, body, status, fault } = entry;
  if (hadNoRoom(entry)) return 'the mock had no room for it';
  if (JSON.stringify([path, body]).includes(HIDDEN)) return 'a secret was sent';
  if (/^\/api\/(?:wallet\/slip|chat\/upload)/.test(path)) return 'a file was sent';
  if (JSON.stringify(body).length > LONGEST_BODY) return 'its body is too long';
  return status === 401 && fault === null ? 'its session had ended' : null;
}

function hasLiveQr({ member }: Journey, bankCode: string, { at }: JournalEntry, before: Before): boolean {
  const qrs = before().fields['qrs'] as [id: string, qr: Qr][];
  return qrs.some(
    ([, qr]) =>
      qr.memberId === member?.id && qr.bankCode === bankCode && qrStatus(qr, Date.parse(at)) === 'live',
  );
}

/** Lets the wheel stop where it did, unless a tester has chosen that already. */
function choosePrize(journey: Journey, { answer }: JournalEntry, before: Before): void {
  const { wheel } = scratchWorld(journey.worlds, before());
  const { success, result } = (answer ?? {}) as { success?: boolean; result?: { code: string } | null };
  if (success !== true || wheel.next !== null) return;
  // A wheel that hides its losses names no slice then.
  const code = result?.code ?? wheel.slices.find(({ prize }) => prize.kind === 'nothing')?.code;
  write(journey, `await world.call('POST /wheel/next', { body: ${line({ code })} });`);
}

function targetOf({ worlds }: Journey, { call, method, path }: JournalEntry, before: Before): string {
  const [, parent, last] = /^(.*\/)([^/]*)$/.exec(path) ?? [];
  const id = call === 'DELETE /api/qrcode/{qrcodeId}' ? foundId(worlds, before, 'qrcodeId', last) : null;
  return id === null ? quoted(`${method} ${path}`) : `${quoted(`${method} ${parent}`)} + ${id}`;
}

function sentOf({ worlds }: Journey, { call, body }: JournalEntry, before: Before): string {
  const isClaim = call === 'POST /api/spinwheel/coupon/claim';
  const id = isClaim ? foundId(worlds, before, 'couponId', (body as Fields)['coupon']) : null;
  return id === null ? line(body) : `{ coupon: ${id} }`;
}

const phoneOf = ({ member }: Journey, id: string): string =>
  member?.id === id
    ? 'member.phone'
    : `(await world.members()).find(({ id }) => id === ${quoted(id)})!.phone`;
