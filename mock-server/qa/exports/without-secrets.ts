import type { Snapshot } from '../../engine/snapshot.ts';

/** The scenarios' common password, documented in the README. */
const KNOWN_PASSWORD = '123456';
const KNOWN_CODE = '123456';
const HIDDEN = 'redacted';

type Fields = Record<string, unknown>;
interface SavedRoom extends Fields {
  entries: Fields[];
}
interface SavedMember {
  password: string;
  games: [code: string, account: Fields & { password: string }][];
}

/**
 * A snapshot that may leave the machine: without tokens, also of devices, game tickets and one-time codes; every member has the scenarios'
 * password, and passwords of game accounts are placeholders. It still fits the schema.
 */
export function withoutSecrets(snapshot: Snapshot): Snapshot {
  const { members, flags, chatRooms, ...rest } = structuredClone(snapshot.fields);
  return {
    ...snapshot,
    fields: {
      ...rest,
      flags: withoutCode(flags as Fields),
      members: (members as [id: string, member: SavedMember][]).map(([id, member]) => [
        id,
        withoutPasswords(member),
      ]),
      chatRooms: (chatRooms as [name: string, room: SavedRoom][]).map(([name, room]) => [
        name,
        { ...room, entries: room.entries.map((entry) => ({ ...entry, deviceToken: null })) },
      ]),
      tokens: [],
      // Counted by token.
      requestCounts: [],
      tickets: [],
      otps: [],
    },
  };
}

const withoutCode = (flags: Fields): Fields => ({
  ...flags,
  ...(typeof flags['otpCode'] === 'string' ? { otpCode: KNOWN_CODE } : {}),
});

const withoutPasswords = (member: SavedMember): SavedMember => ({
  ...member,
  password: KNOWN_PASSWORD,
  games: member.games.map(([code, account]) => [
    code,
    { ...account, password: placeholderFor(account.password) },
  ]),
});

/** Of the same length, because a provider's form takes no other. [2.63] */
const placeholderFor = ({ length }: string): string => HIDDEN.padEnd(length, '0').slice(0, length);

const PASSWORD = /password|pwd/i;
const CODE = /otpCode|^pin$/i;
const SECRET = /^(?:device)?token$|passphrase|secret/i;

/** Replaces secrets in the input of a verb or a call, by field name, with known values. */
export function inputWithoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inputWithoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      typeof inner === 'string' ? textWithoutSecret(name, inner) : inputWithoutSecrets(inner),
    ]),
  );
}

function textWithoutSecret(name: string, text: string): string {
  if (PASSWORD.test(name)) return KNOWN_PASSWORD;
  if (CODE.test(name)) return KNOWN_CODE;
  return SECRET.test(name) ? HIDDEN : text;
}
