import { atom } from 'jotai';
import type { BodyOf, Endpoints } from 'contracts';
import { isBlank } from 'contracts/rules';
import { failureOf } from '../../../api/api-error.ts';
import type { Call } from '../../../api/call.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import type { PickedFile } from '../../../shared/session/unsent-chat.ts';
import {
  changeListAtom,
  firstReadingAtom,
  knowCustomerAtom,
  outboxAtom,
  refreshAtom,
  tellAtom,
} from './chat-state.ts';
import { draftAtom } from './chat-draft.ts';
import { forgetFileAtom, keepFileAtom, pickedAtom, uploadAtom } from './chat-upload.ts';
import type { OwnContent } from './conversation.ts';
import type { Customer } from './customer.ts';
import {
  without,
  withLeft,
  withOutgoing,
  withSent,
  withStatus,
  withUnanswered,
  withUploaded,
} from './message-list.ts';

/** So long does what is said wait for the history, from which it is told later whether it did arrive. */
const FIRST_READING_MS = 3000;

/** Messages leave one after another, so that they arrive in the order in which they were said. (C1) */
const queueAtom = atom(() => ({ tail: Promise.resolve() }));

/** Blank text is not sent, nor what holds only invisible characters: the service refuses both. [5.28] */
export const sendTextAtom = atom(null, (_get, set, text: string): void => {
  if (!isBlank(text)) void set(deliverAtom, set(enqueueAtom, { kind: 'text', text }));
});

/** Sends the message box and empties it at once: a second submit in the same tick finds nothing to send. */
export const submitAtom = atom(null, (get, set): void => {
  const file = get(pickedAtom);
  const text = get(draftAtom);
  set(pickedAtom, null);
  set(draftAtom, '');
  if (file) set(sendFileAtom, file);
  set(sendTextAtom, text);
});

/** A file is uploaded first; what is written meanwhile does not wait for it. [7.54] */
const sendFileAtom = atom(null, (_get, set, picked: PickedFile): void => {
  const { file, fileType } = picked;
  const localId = set(enqueueAtom, { kind: 'media', name: file.name, fileType, path: '' });
  set(keepFileAtom, localId, picked);
  void set(deliverAtom, localId);
});

/** A file that has arrived already is not uploaded again. [4.12] */
export const resendAtom = atom(null, (get, set, localId: number): void => {
  const failed = get(outboxAtom).find((outgoing) => outgoing.localId === localId);
  if (failed?.status !== 'failed') return;
  const needsUpload = failed.content.kind === 'media' && failed.content.path === '';
  set(changeListAtom, (list) => withStatus(list, localId, needsUpload ? 'uploading_file' : 'sending'));
  void set(deliverAtom, localId);
});

/** Also calls back a file that is still on its way. [4.12] */
export const removeAtom = atom(null, (_get, set, localId: number): void => {
  set(changeListAtom, (list) => without(list, localId));
  set(forgetFileAtom, localId);
});

const enqueueAtom = atom(null, (_get, set, content: OwnContent): number => {
  const { nextId } = set(changeListAtom, (list) => withOutgoing(list, content));
  return nextId - 1;
});

const deliverAtom = atom(null, async (get, set, localId: number): Promise<void> => {
  const { session } = get(servicesAtom);
  // The next customer must not send this one's words.
  const sessionEnd = session.signal();
  const outgoing = get(outboxAtom).find((one) => one.localId === localId);
  if (outgoing?.status === 'uploading_file') {
    try {
      const path = await set(uploadAtom, localId);
      set(changeListAtom, (list) => withUploaded(list, localId, path));
    } catch (error) {
      set(changeListAtom, (list) => withStatus(list, localId, 'failed'));
      return set(tellAtom, failureOf(error));
    }
  }
  const queue = get(queueAtom);
  queue.tail = queue.tail.then(() => (sessionEnd.aborted ? undefined : set(postAtom, localId)));
});

/** Sends once. Without an answer the history tells whether it did arrive. [7.52] (C1) */
const postAtom = atom(null, async (get, set, localId: number): Promise<void> => {
  const { call, clock, session } = get(servicesAtom);
  let customer: Customer;
  try {
    customer = await set(knowCustomerAtom);
  } catch (error) {
    set(changeListAtom, (list) => withStatus(list, localId, 'failed'));
    return set(tellAtom, failureOf(error));
  }
  await Promise.race([set(firstReadingAtom), clock.wait(FIRST_READING_MS, session.signal())]);
  const { outbox } = set(changeListAtom, (list) => withLeft(list, localId));
  const outgoing = outbox.find((one) => one.localId === localId);
  if (!outgoing) return;
  try {
    const at = await requestMessage(call, customer, outgoing.content);
    set(changeListAtom, (list) => withSent(list, localId, at));
    set(forgetFileAtom, localId);
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === 'unknown') {
      await set(refreshAtom);
      const known = set(changeListAtom, (list) => withUnanswered(list, localId));
      if (!known.outbox.some((one) => one.localId === localId)) return set(forgetFileAtom, localId);
    }
    set(changeListAtom, (list) => withStatus(list, localId, 'failed'));
    set(tellAtom, failure);
  }
});

/** Resolves to when the service took it. [7.52] */
export const requestMessage = (call: Call, customer: Customer, content: OwnContent): Promise<number> =>
  call('POST /api/chat/send-message', ({ createdAt }) => timeOf(createdAt), {
    body: { ...customer, sender: 'customer', message: messageOf(content) },
  });

/** As it goes over the wire. `url` is false: the path is the chat backend's own. [3.25] [3.26] */
function messageOf(content: OwnContent): BodyOf<Endpoints['POST /api/chat/send-message']>['message'] {
  if (content.kind === 'text') return { message_type: 'text', payload: { message: content.text } };
  const { name, fileType, path } = content;
  return {
    message_type: 'media',
    payload: {
      message: name,
      url: false,
      fileType: fileType === 'video' ? 'video' : 'image',
      filePath: path,
    },
  };
}

function timeOf(createdAt: unknown): number {
  const at = typeof createdAt === 'string' ? Date.parse(createdAt) : NaN;
  if (Number.isNaN(at)) throw new TypeError('a message without its time');
  return at;
}
