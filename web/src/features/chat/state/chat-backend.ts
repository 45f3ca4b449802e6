import { atom } from 'jotai';
import { servicesAtom } from '../../../shared/session/services.ts';

/**
 * Origin of the chat backend, for its socket [7.56] and files [7.54]; the app's own origin if `chatUrl` is empty. The
 * chat's HTTP calls use the API's base address, because the spec has only one. [7.57]
 */
export const chatOriginAtom = atom(
  (get): string => new URL(get(servicesAtom).config.chatUrl || window.location.origin).origin,
);
