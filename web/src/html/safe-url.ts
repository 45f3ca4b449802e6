import { parseUrl } from 'contracts/rules';
import { allowed } from './allowed-from-service.ts';

declare const safe: unique symbol;
/** An address that passed one of the checks below; the only kind from outside that may reach `href` or `src`. */
export type SafeUrl = string & { readonly [safe]: true };

/** The app's own paths that server content may link to. `/login` would end the session, `/api` would act. [2.13] */
const OWN_LINK_PATHS = /^\/(?:user(?:\/[a-z]+)?|contact|howto)$/;
/** The mock's games, which replace those of the providers. */
const OWN_GAME_PATHS = /^\/games\/(?:play|login)\/[\w-]+$/;
const OWN_IMAGE_PATHS = /^\/(?:assets|media|files)\/[\w./-]+$/;
const OWN_CHAT_PATHS = /^\/(?:(?:assets|media|files)\/[\w./-]+|[\w-]+\.(?:png|jpe?g|gif|svg|webp|mp4|mov))$/;
const MESSENGER_SCHEMES: ReadonlySet<string> = new Set(['line:']);
/** A request to an API path could act. */
const CALLS = /^\/api(?:\/|$)/i;

/** A link in HTML from the server. null also where it may not open. */
export function safeHtmlUrl(text: string, base: string): SafeUrl | null {
  return allowed.hasLinks ? safeLinkUrl(text, base) : null;
}

/** A link from the server: https without user or port, or one of the app's own pages. null when it is neither. */
export function safeLinkUrl(text: string, base: string): SafeUrl | null {
  return check(text, base, OWN_LINK_PATHS);
}

/** A link that a person wrote in a message: as `safeLinkUrl`, or http. null when it is neither. [2.85] (C7) */
export function safeWrittenUrl(text: string, base: string): SafeUrl | null {
  return check(text, base, OWN_LINK_PATHS, (url) => isHttps(url) || isHttp(url));
}

/** A contact's link: as `safeLinkUrl`, or one that opens the messaging app. null when it is neither. [2.29] */
export function safeMessengerUrl(text: string, base: string): SafeUrl | null {
  const url = parseUrl(text, base);
  return url && MESSENGER_SCHEMES.has(url.protocol) ? (url.href as SafeUrl) : safeLinkUrl(text, base);
}

/**
 * A picture from the server: from a configured media host, or one of the app's own files. null when it is neither, so that the
 * browser does not request it.
 */
export function safeImageUrl(text: string, base: string): SafeUrl | null {
  return check(text, base, OWN_IMAGE_PATHS, ({ origin }) => allowed.pictureHosts.includes(origin));
}

/**
 * A file of the chat: from the chat's backend or a configured media host. null when it is neither, so that the browser does not
 * request it. [3.26] [7.54]
 */
export function safeChatFileUrl(path: string, base: string, backend: string): SafeUrl | null {
  if (path.trim() === '') return null;
  const url = parseUrl(path, backend);
  if (!url || url.username !== '' || url.password !== '') return null;
  const isOwn = url.origin === new URL(base).origin;
  if (isOwn) return OWN_CHAT_PATHS.test(url.pathname) ? (url.href as SafeUrl) : null;
  const isAllowed =
    url.origin === new URL(backend).origin
      ? !CALLS.test(url.pathname)
      : allowed.pictureHosts.includes(url.origin);
  return isAllowed ? (url.href as SafeUrl) : null;
}

/**
 * The address of a game that opens for the member: https without user or port; on the origin of the app or its backend only
 * below the game paths. null otherwise. [2.60] [7.50]
 */
export function safeGameUrl(text: string, base: string, backend = ''): SafeUrl | null {
  const own = check(text, base, OWN_GAME_PATHS);
  if (own || backend === '') return own;
  return parseUrl(text, base)?.origin === new URL(backend).origin
    ? check(text, backend, OWN_GAME_PATHS)
    : null;
}

/**
 * The host of a link as the browser shows it: mixed scripts become `xn--…`, so that no host can imitate another. null for the
 * app's own pages.
 */
export function foreignHostOf(url: SafeUrl, base: string): string | null {
  const { host, origin } = new URL(url);
  return origin === new URL(base).origin ? null : host;
}

const isHttps = ({ protocol, port }: URL) => protocol === 'https:' && port === '';
const isHttp = ({ protocol, port }: URL) => protocol === 'http:' && port === '';

function check(
  text: string,
  base: string,
  ownPaths: RegExp,
  isForeignAllowed: (url: URL) => boolean = isHttps,
): SafeUrl | null {
  if (text.trim() === '') return null;
  const url = parseUrl(text, base);
  if (!url || url.username !== '' || url.password !== '') return null;
  if (url.origin === new URL(base).origin) return ownPaths.test(url.pathname) ? (url.href as SafeUrl) : null;
  return isForeignAllowed(url) ? (url.href as SafeUrl) : null;
}
