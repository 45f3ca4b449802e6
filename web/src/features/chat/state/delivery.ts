import { CHAT_CHECK_MS } from 'contracts/rules';
import { atom, type Getter } from 'jotai';
import { type Failure, failureOf } from '../../../api/api-error.ts';
import { asksToWait } from '../../../api/asks-to-wait.ts';
import type { Call } from '../../../api/call.ts';
import { timeFrom } from '../../../api/wire-rows.ts';
import { servicesAtom, sessionSignalAtom } from '../../../shared/session/services.ts';
import { restBeforeRepeat } from '../../../shared/session/wait.ts';
import { forgetFileAtom, leaveBehindAtom, uploadAtom, uploadsAtom } from '../files/chat-upload.ts';
import {
  changeListAtom,
  entriesAtom,
  firstReadingAtom,
  loadStateAtom,
  outboxAtom,
  refreshAtom,
  showErrorAtom,
} from './chat-state.ts';
import { isOutside, messageOf } from './conversation.ts';
import { saveUnsentAtom, restoreUnsentAtom } from './unsent.ts';
import { knowSenderAtom, type Sender } from './customer.ts';
import type { Outgoing } from './message-list.ts';
import {
  nextToSend,
  withAllWaiting,
  withArrived,
  withNothingSent,
  withSendStarted,
  withSent,
  withStatus,
  withUploaded,
} from './outbox.ts';

/** How long a message waits for the history, which later shows whether it arrived. */
const FIRST_READING_MS = 3000;
const MOST_WAIT_MS = 60_000;
/** How much the clock of the chat may differ from the service's. More could take an equal text of just before for the echo. */
const CLOCKS_DIFFER_MS = 5_000;

const stateAtom = atom(() => ({ isRunning: false, failures: 0, cancelRetry: () => {} }));

/**
 * Sends pending messages one after another, in the order in which they were written. If the service is unreachable, all
 * of them wait and are retried automatically. (C1)
 */
export const deliverAtom = atom(null, async (get, set): Promise<void> => {
  const state = get(stateAtom);
  if (state.isRunning) return;
  state.cancelRetry();
  // Neither a catch-up nor another text shortens the wait that the service asks for. [8.02]
  if (isAskedToWait(get)) return set(waitInLineAtom);
  state.isRunning = true;
  // The next customer must not send this customer's messages.
  const sessionEnd = get(sessionSignalAtom);
  try {
    while (nextToSend(get(outboxAtom)) && !sessionEnd.aborted) {
      const sender = await set(readyAtom);
      // Meanwhile an earlier message may be ready to send.
      const outgoing = nextToSend(get(outboxAtom));
      if (!outgoing || get(sessionSignalAtom).aborted) return;
      // While the one before was on its way, the service may have asked a file to wait.
      const isSent = sender !== null && !isAskedToWait(get) && (await set(sendAtom, sender, outgoing));
      if (!isSent) return set(waitInLineAtom);
      state.failures = 0;
    }
  } finally {
    state.isRunning = false;
  }
});

const isAskedToWait = (get: Getter) => restBeforeRepeat(get, 0) > 0;

/** Only where nothing is on its way: the customer can remove what waits. */
const waitInLineAtom = atom(null, (_get, set): void => {
  set(changeListAtom, withAllWaiting);
  set(waitAtom);
});

const readyAtom = atom(null, async (get, set): Promise<Sender | null> => {
  const { clock } = get(servicesAtom);
  try {
    const sender = await set(knowSenderAtom);
    set(restoreUnsentAtom);
    await Promise.race([set(firstReadingAtom), clock.wait(FIRST_READING_MS, get(sessionSignalAtom))]);
    return sender;
  } catch (error) {
    if (get(stateAtom).failures === 0) set(showErrorAtom, failureOf(error));
    return null;
  }
});

/** Sends everything that waits, without the pauses of earlier failures. */
export const resumeAtom = atom(null, (get, set): void => {
  get(stateAtom).failures = 0;
  set(deliverAllAtom);
});

const deliverAllAtom = atom(null, (get, set): void => {
  void set(deliverAtom);
  for (const { localId, status, content } of get(outboxAtom))
    if (status === 'waiting' && content.kind === 'media' && content.path === '')
      void set(deliverFileAtom, localId);
});

/** Waits while offline, or as long as the service asks for; other failures offer a retry. [4.12] [7.54] */
export const deliverFileAtom = atom(null, async (get, set, localId: number): Promise<void> => {
  if (!get(uploadsAtom).has(localId)) return;
  if (isAskedToWait(get)) {
    set(changeListAtom, (list) => withStatus(list, localId, 'waiting'));
    return set(waitAtom);
  }
  set(changeListAtom, (list) => withStatus(list, localId, 'uploading_file'));
  try {
    const path = await set(uploadAtom, localId);
    set(changeListAtom, (list) => withUploaded(list, localId, path));
    set(saveUnsentAtom);
    set(leaveBehindAtom, localId);
  } catch (error) {
    const failure = failureOf(error);
    // Broken off by the network: half a file does nothing, so it is uploaded again without a question.
    const isBrokenOff = failure.kind === 'unknown' && !navigator.onLine;
    const isUnreachable = failure.kind === 'offline' || isBrokenOff;
    if (failure.kind === 'unknown' && !isUnreachable && !(await set(isReadableAtom, localId))) {
      set(changeListAtom, (list) => withStatus(list, localId, 'failed'));
      // Another try would fail too: the message asks for another file. [4.12]
      set(forgetFileAtom, localId);
      set(saveUnsentAtom);
      return set(showErrorAtom, { kind: 'file', reason: 'unreadable' });
    }
    const mustWait = asksToWait(failure);
    const status = isUnreachable || mustWait ? 'waiting' : 'failed';
    set(changeListAtom, (list) => withStatus(list, localId, status));
    if (!isUnreachable) set(showErrorAtom, failure);
    if (mustWait) set(waitAtom);
    return;
  }
  await set(deliverAtom);
});

/** False after a picked file was deleted or changed: a browser says only that the call failed. */
const isReadableAtom = atom(null, async (get, _set, localId: number): Promise<boolean> => {
  const file = get(uploadsAtom).get(localId)?.file;
  return (
    file === undefined ||
    file
      .slice(0, 1)
      .arrayBuffer()
      .then(
        () => true,
        () => false,
      )
  );
});

const waitAtom = atom(null, (get, set): void => {
  const state = get(stateAtom);
  const { clock } = get(servicesAtom);
  const left = restBeforeRepeat(get, 0);
  // Each text and file that waits for the same minute comes here.
  const pause = left > 0 ? left : Math.min(CHAT_CHECK_MS * 2 ** state.failures, MOST_WAIT_MS);
  if (left === 0) state.failures += 1;
  state.cancelRetry();
  state.cancelRetry = clock.after(pause, () => set(deliverAllAtom), get(sessionSignalAtom));
});

/** @returns false if the message and everything behind it must wait. [7.52] */
const sendAtom = atom(null, async (get, set, sender: Sender, { localId, leftAfter }: Outgoing) => {
  const { call, clock } = get(servicesAtom);
  // Only the history shows whether an earlier attempt arrived.
  if (leftAfter !== null && !(await set(refreshAtom))) return false;
  if (get(sessionSignalAtom).aborted) return false;
  // A history that is read only later may have the same text from an earlier day.
  const since = get(loadStateAtom) === 'ready' ? 0 : clock.now() - CLOCKS_DIFFER_MS;
  const { outbox } = set(changeListAtom, (list) => withSendStarted(withArrived(list), localId, since));
  const outgoing = outbox.find((one) => one.localId === localId);
  if (!outgoing) return true;
  const sessionId = get(entriesAtom).findLast(({ sessionId }) => sessionId !== null)?.sessionId ?? null;
  try {
    const at = await requestMessage(call, sender, outgoing, sessionId);
    if (isOutside(at, outgoing.writtenAt, clock.now())) throw new RangeError('createdAt is damaged');
    set(changeListAtom, (list) => withSent(list, localId, at));
    set(forgetFileAtom, localId);
    return true;
  } catch (error) {
    const failure = failureOf(error);
    // Then a later, equal text is not this one's echo.
    if (failure.kind !== 'unknown') set(changeListAtom, (list) => withNothingSent(list, localId, leftAfter));
    return set(giveUpAtom, localId, failure);
  }
});

/**
 * Resolves to the time at which the service stored it, in milliseconds since 1970. [7.52] @param sessionId of the
 * conversation; null before the first.
 */
export const requestMessage = (
  call: Call,
  sender: Sender,
  { content, writtenAt }: Pick<Outgoing, 'content' | 'writtenAt'>,
  sessionId: string | null,
): Promise<number> =>
  call('POST /api/chat/send-message', ({ createdAt }) => timeFrom(createdAt), {
    body: {
      ...sender,
      sender: 'customer',
      message: messageOf(content),
      createdAt: new Date(writtenAt).toISOString(),
      session_id: sessionId,
    },
  });

/**
 * Without a reply, the history shows whether the message arrived. A refusal would repeat, so it is not retried. [4.12]
 * (C1)
 */
const giveUpAtom = atom(null, async (get, set, localId: number, failure: Failure): Promise<boolean> => {
  if (failure.kind === 'unknown') {
    set(changeListAtom, (list) => withStatus(list, localId, 'waiting'));
    await set(refreshAtom);
    if (!set(changeListAtom, withArrived).outbox.some((one) => one.localId === localId)) {
      set(forgetFileAtom, localId);
      return true;
    }
  }
  const state = get(stateAtom);
  const isRefused = failure.kind === 'refused' && !asksToWait(failure);
  if (isRefused) set(changeListAtom, (list) => withStatus(list, localId, 'failed'));
  // While offline, the message itself says that it waits; a second attempt reports nothing new.
  const isNews = failure.kind !== 'offline' && state.failures === 0;
  if (isRefused || isNews) set(showErrorAtom, failure);
  return isRefused;
});
