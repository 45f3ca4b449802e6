import { atom } from 'jotai';
import { CHAT_TEXT_MAX, isBlank } from 'contracts/rules';
import { servicesAtom } from '../../../shared/session/services.ts';
import type { PickedFile } from '../../../shared/session/unsent-chat.ts';
import { forgetFileAtom, keepFileAtom, pickedAtom } from '../files/chat-upload.ts';
import { draftAtom, subjectAtom } from './draft.ts';
import { changeListAtom, entriesAtom, outboxAtom } from './chat-state.ts';
import type { OwnContent } from './conversation.ts';
import { deliverAtom, deliverFileAtom } from './delivery.ts';
import type { ListedMessage, Outgoing } from './message-list.ts';
import { without, withOutgoing, withoutFailed, withStatus } from './outbox.ts';

/**
 * Sends a text, preceded by its subject. Blank and invisible texts are not sent, because the service refuses both.
 * [5.28]
 */
export const sendTextAtom = atom(null, (_get, set, text: string, subjectText: string = ''): void => {
  set(subjectAtom, null);
  const parts: string[] = [subjectText, text].filter((part) => !isBlank(part));
  const whole = parts.join('\n\n');
  for (const part of whole.length > CHAT_TEXT_MAX ? parts : [whole])
    if (part !== '') set(enqueueAtom, { kind: 'text', text: part });
  void set(deliverAtom);
});

/** The payload goes back unchanged. [3.27] [3.29] Its button stays in place: a double press sends it once. */
export const sendPostbackAtom = atom(null, (get, set, title: string, payload: string): void => {
  const isSame = ({ status, content }: Outgoing) =>
    status !== 'failed' &&
    content.kind === 'postback' &&
    content.title === title &&
    content.payload === payload;
  if (!get(outboxAtom).some(isSame)) set(enqueueAtom, { kind: 'postback', title, payload });
  void set(deliverAtom);
});

/** Sends the message box and clears it immediately: a second submit in the same tick finds nothing to send. */
export const submitAtom = atom(null, (get, set, subjectText: string): void => {
  const file = get(pickedAtom);
  const text = get(draftAtom);
  set(pickedAtom, null);
  set(draftAtom, '');
  if (file) set(sendFileAtom, file);
  set(sendTextAtom, text, subjectText);
});

/** Uploads a file first; texts written meanwhile do not wait for it. [7.54] */
const sendFileAtom = atom(null, (_get, set, picked: PickedFile): void => {
  const { file, fileType } = picked;
  const localId = set(enqueueAtom, { kind: 'media', name: file.name, fileType, path: '' });
  set(keepFileAtom, localId, picked);
  void set(deliverFileAtom, localId);
});

/** A file that was already uploaded is not uploaded again. [4.12] */
export const resendAtom = atom(null, (get, set, localId: number): void => {
  const failed = get(outboxAtom).find((outgoing) => outgoing.localId === localId);
  if (failed?.status !== 'failed') return;
  if (failed.content.kind === 'media' && failed.content.path === '')
    return void set(deliverFileAtom, localId);
  set(changeListAtom, (list) => withStatus(list, localId, 'sending'));
  void set(deliverAtom);
});

/** Sends a media message again that did not reach support; its file is at the service. [4.12] */
export const repeatFailedAtom = atom(null, (get, set, { key, content }: ListedMessage): void => {
  // The log may show its button for a moment after the press.
  const isThere = get(entriesAtom).some((entry) => entry.key === key);
  if (content.kind !== 'media' || !isThere) return;
  set(removeFailedAtom, key);
  set(enqueueAtom, content);
  void set(deliverAtom);
});

/** Removes a media message that did not reach support. [4.12] */
export const removeFailedAtom = atom(null, (_get, set, key: string): void => {
  set(changeListAtom, (list) => withoutFailed(list, key));
});

/** Removes a message that was not sent. [4.12] */
export const removeAtom = atom(null, (_get, set, localId: number): void => {
  set(changeListAtom, (list) => without(list, localId));
  set(forgetFileAtom, localId);
});

const enqueueAtom = atom(null, (get, set, content: OwnContent): number => {
  const now = get(servicesAtom).clock.now();
  const { nextId } = set(changeListAtom, (list) => withOutgoing(list, content, now));
  return nextId - 1;
});
