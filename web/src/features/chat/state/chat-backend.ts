import { atom } from 'jotai';
import { servicesAtom } from '../../../shared/session/services.ts';

/**
 * Origin of the chat's backend: of its connection [7.56] and its files [7.54]; the app's own where `chatUrl` is empty. The
 * calls of the chat go where all calls go, for the spec has one base address for them [7.57].
 */
export const chatOriginAtom = atom(
  (get): string => new URL(get(servicesAtom).config.chatUrl || window.location.origin).origin,
);
