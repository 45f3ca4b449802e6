import { commonRefusals, errorCodes, type Endpoint, type ErrorCode } from '../../index.ts';
import type { HttpInteraction } from '../pact-types.ts';
import { unasked } from './unshown.ts';

const field = (value: unknown, name: string) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

const contentOf = ({ response }: HttpInteraction) => response.body?.content;

/** A refusal has a status for it, or stands in a 200: two calls answer `success: false`, one `hasQrcode: false`. [8.24] [8.26] */
export function isRefusal(interaction: HttpInteraction): boolean {
  const content = contentOf(interaction);
  return (
    interaction.response.status >= 400 ||
    field(content, 'success') === false ||
    (field(content, 'hasQrcode') === false && typeof field(content, 'message') === 'string')
  );
}

/** The code that an answer carries: as the reason of a refusal, or as news of a success. */
export function codeOf(interaction: HttpInteraction): string | null {
  const content = contentOf(interaction);
  const code = field(content, 'error') ?? field(content, 'message') ?? field(content, 'code');
  return typeof code === 'string' ? code : null;
}

/** Both ways: each code that a call says it may refuse with is shown, and each that is shown is one that it says. */
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
      .map((code) => `${key} does not say that it refuses with ${code}`),
    ...excused.filter((code) => shown.has(code)).map((code) => `${key} needs no excuse for: ${code}`),
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
    // A code inside a 200 is no refusal of the call: the shape of the reply names its field, not its words.
    ...(inside.includes('error') ? errorCodes : []),
    ...(inside.includes('hasQrcode') ? (['QR_FAIL'] satisfies ErrorCode[]) : []),
  ]);
}

/** Refusals that would take another code too: the app branches on the code, so it is pinned by its value. */
export function looseCodes(http: readonly HttpInteraction[]): string[] {
  return http
    .filter(isRefusal)
    .filter(({ response: { matchingRules } }) =>
      ['$', '$.message', '$.error'].some((path) => matchingRules?.['body']?.[path] !== undefined),
    )
    .map(({ description }) => `"${description}" is refused with any code`);
}

/** The codes of the catalogue that no interaction shows and nothing excuses: the app has a text of its own for each. [8.01] */
export function unseenCodes(http: readonly HttpInteraction[]): string[] {
  const seen = new Set([...http.map(codeOf), ...unasked.map(({ code }) => code)]);
  return errorCodes.filter((code) => !seen.has(code)).map((code) => `${code} is shown by no interaction`);
}
