import type { JournalEntry } from '../../engine/journal-entry.ts';
import { HIDDEN } from '../../engine/redact.ts';
import { goHome, line, note, quoted, write, type Journey } from './journey-lines.ts';

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

export function isRepeated({ call, method }: JournalEntry): boolean {
  if (call === null || READING_POSTS.has(call) || call.startsWith('PUT /api/chat/read-customer'))
    return false;
  return method !== 'GET' || CHANGING_GETS.test(call);
}

type Fields = Record<string, unknown>;
/** @returns whether a page object can make the call. */
type Recipe = (journey: Journey, body: Fields, entry: JournalEntry) => boolean;

const RECIPES: Record<string, Recipe> = {
  'POST /api/login': (journey, { username }) => {
    if (journey.screen !== 'none' || username !== journey.member?.phone) return false;
    write(journey, 'await login.open();', 'await login.logIn(member);', 'await home.isOpen();');
    journey.screen = 'home';
    return true;
  },
  'POST /api/qrcode/{bankCode}': (journey, { amount }, { path, answer }) => {
    if ((answer as Fields | null)?.['hasQrcode'] !== true) return false;
    goHome(journey);
    write(
      journey,
      'await home.openDeposit.click();',
      `await deposit.method(${quoted(path.split('/').at(-1) ?? '')}).click();`,
      `await deposit.amount.fill(${quoted(String(amount))});`,
      'await deposit.create.click();',
      `await expect(deposit.qr(${line(amount)})).toBeVisible();`,
    );
    journey.screen = 'qr';
    return true;
  },
  'DELETE /api/qrcode/{qrcodeId}': (journey) => {
    if (journey.screen !== 'qr') return false;
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
export function stepOfCall(journey: Journey, entry: JournalEntry): void {
  const { call, method, path, body, status, fault, memberId } = entry;
  const isOnScreen = memberId === null || memberId === journey.member?.id;
  const recipe = status === 200 && fault === null && isOnScreen ? RECIPES[call ?? ''] : undefined;
  if (recipe?.(journey, (body ?? {}) as Fields, entry)) return;
  const hidden = JSON.stringify([path, body]).includes(HIDDEN);
  if (hidden || /^\/api\/(?:wallet\/slip|chat\/upload)/.test(path))
    return note(journey, `Not repeated: ${method} ${path}, for ${hidden ? 'a secret' : 'a file'} was sent.`);
  const phone = memberId === null ? 'null' : phoneOf(journey, memberId);
  const sent = body === null ? '' : `, ${line(body)}`;
  write(
    journey,
    `expect(await callAsMember(world, ${phone}, ${quoted(`${method} ${path}`)}${sent})).toBe(${line(status)});`,
  );
}

const phoneOf = ({ member }: Journey, id: string): string =>
  member?.id === id
    ? 'member.phone'
    : `(await world.members()).find(({ id }) => id === ${quoted(id)})!.phone`;
