import { commonRefusals, errorCodes, type Endpoint, type ErrorCode } from '../../index.ts';
import type { HttpInteraction } from '../pact-types.ts';
import { unasked } from './unshown.ts';

const field = (value: unknown, name: string) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

const contentOf = ({ response }: HttpInteraction) => response.body?.content;

/** A refusal has an error status, or a 200: two calls reply `success: false`, one `hasQrcode: false`. [8.24] [8.26] */
export function isRefusal(interaction: HttpInteraction): boolean {
  const content = contentOf(interaction);
  return (
    interaction.response.status >= 400 ||
    field(content, 'success') === false ||
    (field(content, 'hasQrcode') === false && typeof field(content, 'message') === 'string')
  );
}

/** The reason of a refusal, or the message of a success. */
export function codeOf(interaction: HttpInteraction): string | null {
  const content = contentOf(interaction);
  const code = field(content, 'error') ?? field(content, 'message') ?? field(content, 'code');
  return typeof code === 'string' ? code : null;
}

/** Compares both ways: the pacts show each code that a call may refuse with, and no other code. */
export function refusalProblems(key: string, endpoint: Endpoint, own: readonly HttpInteraction[]): string[] {
  const shown = new Set(own.map(codeOf));
  const excused = unasked.filter(({ call }) => call === key).map(({ code }) => code);
  const refused = own.filter(isRefusal).map(codeOf);
  return [
    ...endpoint.refuses
      .filter((code) => !shown.has(code) && !excused.includes(code))
      .map((code) => `${key} is never refused with ${code}`),
    ...[...new Set(refused)]
      .filter((code) => code !== null && !mayRefuse(endpoint).has(code))
      .map((code) => `${key} does not declare the refusal ${code}`),
    ...excused.filter((code) => shown.has(code)).map((code) => `${key} has an unneeded exception: ${code}`),
  ];
}

function mayRefuse({ access, refuses, badInput, reply }: Endpoint): ReadonlySet<string> {
  const inside = 'properties' in reply ? Object.keys(reply.properties as object) : [];
  return new Set<string>([
    ...refuses,
    badInput,
    ...commonRefusals.any,
    ...(access === 'public' ? [] : commonRefusals.member),
    'gone',
    // A code in a 200 is not a declared refusal of the call: the reply's schema names the field, not its values.
    ...(inside.includes('error') ? errorCodes : []),
    ...(inside.includes('hasQrcode') ? (['QR_FAIL'] satisfies ErrorCode[]) : []),
  ]);
}

/** The app branches on the code of a refusal, so the pact must match its value. */
export function looseCodes(http: readonly HttpInteraction[]): string[] {
  return http
    .filter(isRefusal)
    .filter(({ response: { matchingRules } }) =>
      ['$', '$.message', '$.error'].some((path) => matchingRules?.['body']?.[path] !== undefined),
    )
    .map(({ description }) => `"${description}" accepts any refusal code`);
}

export function unseenCodes(http: readonly HttpInteraction[]): string[] {
  const seen = new Set([...http.map(codeOf), ...unasked.map(({ code }) => code)]);
  return errorCodes
    .filter((code) => !seen.has(code))
    .map((code) => `${code} is not shown by any interaction`);
}
