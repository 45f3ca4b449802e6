import Type from 'typebox';
import { Strict } from 'contracts';

/** Why the control API refuses a call, with the HTTP status of each. */
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

/** The body of every answer above 399. */
export const RefusalSchema = Strict({
  code: Type.Unsafe<RefusalCode>(Type.Union(codes.map((code) => Type.Literal(code)))),
  /** For a tester: names the field and the reason. */
  message: Type.String(),
});

/** The code of an error that has only a status. */
export function codeOfStatus(status: number): RefusalCode {
  return codes.find((code) => refusalStatus[code] === status) ?? (status < 500 ? 'BAD_INPUT' : 'FAILED');
}

/** The control API refused a call. */
export class ControlError extends Error {
  override name = 'ControlError';
  readonly status: number;
  /** Null if something else answered, such as a proxy. */
  readonly code: RefusalCode | null;

  constructor(message: string, { status, code }: { status: number; code: RefusalCode | null }) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
