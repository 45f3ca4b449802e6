import { IsoTime, Strict } from 'contracts';
import { satangFromBaht } from 'contracts/rules';
import Type from 'typebox';

/** An amount in the member's currency: more than any test needs, less than the ledger can hold. */
export const Amount = amountFrom({ minimum: 0 });

/** An amount that moves. */
export const Payment = amountFrom({ exclusiveMinimum: 0 });

function amountFrom(least: { minimum: number } | { exclusiveMinimum: number }) {
  return Type.Refine(
    Type.Number({ ...least, maximum: 1_000_000_000 }),
    hasWholeSatang,
    () => 'must have at most two decimals',
  );
}

function hasWholeSatang(baht: number): boolean {
  try {
    satangFromBaht(baht);
    return true;
  } catch {
    return false;
  }
}

/** A text of a pattern; the description completes "must be …" in refusals. */
export const Pattern = (pattern: string, description: string) => Type.String({ pattern, description });

export const Digits = Pattern('^\\d{1,9}$', 'a number of up to nine digits');

const FIRST_MOMENT = Date.parse('0001-01-01T00:00:00.000Z');

/** A time on the wire that exists: a parser may read 31 February as 3 March, and there is no year 0000. */
export const Moment = Type.Refine(
  IsoTime,
  (iso) => {
    const at = Date.parse(iso);
    return at >= FIRST_MOMENT && new Date(at).toISOString() === iso;
  },
  () => 'must be a moment that exists',
);

/** Any subset of an object's fields, and no others: TypeBox's own `Partial` drops that restriction. */
export const Some = <S extends Type.TSchema>(schema: S) =>
  Type.Partial(schema, { additionalProperties: false });

/** The parts of the service that can be out of service. */
export const outages = [
  'service',
  'login',
  'registration',
  'game-registration',
  'otp-sending',
  'otp-checking',
  'game-opening',
  'game-password',
  'game-transfer',
  'invite-bonus',
  'slip-intake',
] as const;

/** Every refusal of the control API with its HTTP status. */
export const refusalStatus = {
  BAD_INPUT: 400,
  NO_TOKEN: 401,
  NOT_ALLOWED: 403,
  NOT_FOUND: 404,
  /** The world of the path does not exist: it was removed, forgotten, or never made. */
  NO_WORLD: 404,
  TIMEOUT: 408,
  CONFLICT: 409,
  TOO_LARGE: 413,
  NOT_JSON: 415,
  MEMORY_FULL: 429,
  FAILED: 500,
} as const;

export type RefusalCode = keyof typeof refusalStatus;

const codes = Object.keys(refusalStatus) as RefusalCode[];

/** The body of every refusal of the control API. */
export const RefusalSchema = Strict({
  code: Type.Unsafe<RefusalCode>(Type.Union(codes.map((code) => Type.Literal(code)))),
  /** For a tester: names the field and the reason. */
  message: Type.String(),
});

/** For errors that Fastify raises itself: the refusal with that status, otherwise the general one of 4xx or 5xx. */
export function codeOfStatus(status: number): RefusalCode {
  return codes.find((code) => refusalStatus[code] === status) ?? (status < 500 ? 'BAD_INPUT' : 'FAILED');
}
