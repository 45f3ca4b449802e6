import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Delivery, type OwnContent, type ReadMessage, readOwnMessage } from './conversation.ts';
import {
  emptyList,
  joinPages,
  type MessageList,
  withHistory,
  withNewest,
  withReceived,
} from './message-list.ts';
import {
  nextToSend,
  shownEntries,
  withAllWaiting,
  withArrived,
  without,
  withOutgoing,
  withSendStarted,
  withSent,
  withStatus,
  withStored,
  withUploaded,
} from './outbox.ts';

const text = (words: string): OwnContent => ({ kind: 'text', text: words });
const said = (words: string, at: number, sessionId = 's-1') => ({
  ...readOwnMessage(text(words), at),
  sessionId,
});
const wordsOf = ({ content }: { content: ReadMessage['content'] | OwnContent }) =>
  content.kind === 'text' ? content.text : content.kind;
/** A later history. */
const withNewer = (list: MessageList, read: readonly ReadMessage[]) => withHistory(list, read, false);
const textsOf = (list: MessageList) => [...shownEntries(list).map(wordsOf), ...list.outbox.map(wordsOf)];
/** A message that was sent. */
const leaving = (list: MessageList, content = text('hello')) =>
  withSendStarted(withOutgoing(list, content, 0), list.nextId);
/** Its state after no reply came. */
const unanswered = (list: MessageList, localId = 1) => withArrived(withStatus(list, localId, 'waiting'));

describe('the list of messages', () => {
  it('shows everything once and in the service’s order, however it comes [7.53] [7.56]', () => {
    // Several messages share a time: only the history gives their order.
    const times = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 25 });
    const steps = fc.array(fc.tuple(fc.boolean(), fc.nat(24), fc.nat(24)), { maxLength: 20 });
    fc.assert(
      fc.property(times, steps, (given, ways) => {
        const all = given.toSorted((a, b) => a - b).map((at, index) => said(`m${index}`, at));
        let list = emptyList;
        for (const [isHistory, from, length] of ways) {
          const part = all.slice(from, from + length + 1).toReversed();
          list = isHistory
            ? withNewer(list, part)
            : part.reduce((known, one) => withReceived(known, one), list);
        }
        list = withNewer(list, all.toReversed());
        expect(textsOf(list)).toEqual(all.map((_, index) => `m${index}`));
      }),
    );
  });

  it('shows a message once that moved from one page to the next (C2)', () => {
    const page = (from: number, to: number) =>
      Array.from({ length: from - to + 1 }, (_, index) => said(`m${from - index}`, from - index));
    expect(joinPages(page(20, 11), page(10, 1))).toHaveLength(20);
    expect(joinPages(page(20, 11), page(13, 4)).map(wordsOf)).toEqual(page(20, 4).map(wordsOf));
    expect(joinPages([], page(3, 1))).toHaveLength(3);
  });

  it('shows a reading of two pages once and by time, whatever order their times have and whatever came meanwhile (C2)', () => {
    // The service sorts by time, and machines whose clocks differ add messages anywhere between the two requests.
    const times = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 12, maxLength: 30 });
    fc.assert(
      fc.property(times, fc.nat(12), (given, late) => {
        const pageOf = (ats: readonly number[], skip: number) =>
          ats
            .toSorted((a, b) => b - a)
            .slice(skip, skip + 10)
            .map((at) => said(`m${at}`, at));
        const first = pageOf(given.slice(late), 0);
        const second = pageOf(given, 10);
        const read = new Set([...first, ...second].map(({ at }) => at));
        const list = withNewer(emptyList, joinPages(first, second));
        expect(textsOf(list)).toEqual([...read].sort((a, b) => a - b).map((at) => `m${at}`));
      }),
    );
  });

  it.each([
    ['before its answer', true],
    ['after its answer', false],
  ])('shows a text once when its echo comes %s [7.52]', (_when, isEchoFirst) => {
    const echo = said('hello', 5);
    let list = leaving(emptyList);
    if (isEchoFirst) list = withReceived(list, echo);
    expect(textsOf(list)).toEqual(['hello']);
    list = withSent(list, 1, 5);
    if (!isEchoFirst) list = withReceived(list, echo);
    expect(textsOf(list)).toEqual(['hello']);
    expect(list.outbox).toEqual([]);
  });

  it('learns the conversation of an own message from its echo, or from the history [2.84] [3.24]', () => {
    const sessionsOf = ({ entries }: MessageList) => entries.map(({ sessionId }) => sessionId);
    const sent = withSent(leaving(emptyList), 1, 5);
    expect(sessionsOf(sent)).toEqual([null]);
    expect(sessionsOf(withReceived(sent, said('hello', 5, 's-2')))).toEqual(['s-2']);
    expect(sessionsOf(withNewer(sent, [said('hello', 5, 's-3')]))).toEqual(['s-3']);
  });

  it('learns how far an own file has come from its echo, and from the history [3.30] [4.12]', () => {
    const file: OwnContent = { kind: 'media', name: 'a.png', fileType: 'image', path: '/files/a' };
    const told = (delivery: Delivery) => ({ ...readOwnMessage(file, 5), delivery });
    const deliveriesOf = ({ entries }: MessageList) => entries.map(({ delivery }) => delivery);
    const sent = withSent(leaving(emptyList, file), 1, 5);
    expect(deliveriesOf(sent)).toEqual(['sent']);
    const running = withReceived(sent, told('sending'));
    expect(deliveriesOf(running)).toEqual(['sending']);
    expect(deliveriesOf(withNewer(running, [told('failed')]))).toEqual(['failed']);
    expect(withNewer(running, [told('sending')]).entries).toEqual(running.entries);
  });

  it('shows an own right-to-left text or one with a control character once [3.25]', () => {
    for (const words of ['سلام', 'a\u202eb']) {
      const own = text(words);
      expect(
        textsOf(withReceived(withSent(leaving(emptyList, own), 1, 5), readOwnMessage(own, 5))),
      ).toHaveLength(1);
      expect(unanswered(withReceived(leaving(emptyList, own), readOwnMessage(own, 5))).outbox).toEqual([]);
    }
  });

  it('recognises the echo of a file by its path, not by its name [3.26] [7.54]', () => {
    const file = (path: string): OwnContent => ({ kind: 'media', name: 'a.png', fileType: 'image', path });
    let list = withOutgoing(emptyList, file(''), 0);
    expect(list.outbox).toMatchObject([{ status: 'uploading_file' }]);
    list = withSendStarted(withUploaded(list, 1, '/files/2'), 1);
    expect(list.outbox).toMatchObject([{ status: 'sending' }]);
    list = withReceived(list, readOwnMessage(file('/files/1'), 5));
    expect(unanswered(list).outbox).toMatchObject([{ status: 'waiting' }]);
    list = withReceived(list, readOwnMessage(file('/files/2'), 6));
    expect(unanswered(list).outbox).toEqual([]);
  });

  const DOUBTFUL = { isMine: false, isWhole: false };
  const from = (words: string, at: number) => ({ ...said(words, at), isMine: false });
  const undated = (words: string, at: number) => ({
    ...from(words, at),
    ...DOUBTFUL,
    isDated: false,
    print: `undated ${words}`,
  });

  it.each([
    ['dated', [from('hello', 6), from('other', 5)], ['other', 'hello']],
    ['undated too', [undated('hello', 5), from('other', 5)], ['other', 'hello']],
    ['twice', [undated('hello', 5), undated('hello', 5), from('other', 5)], ['other', 'hello', 'hello']],
    ['from the customer', [said('hello', 6), from('other', 5)], ['other', 'hello']],
    ['not at all', [from('other', 5)], ['other', 'hello']],
  ])(
    'shows an undated message from the socket once that the history has %s [7.53] [7.56]',
    (_how, history, texts) => {
      let list = withReceived(withNewer(emptyList, [from('other', 5)]), undated('hello', 5));
      list = withReceived(list, undated('hello', 5));
      expect(textsOf(list)).toEqual(['other', 'hello']);
      list = withNewer(list, history);
      expect(textsOf(list)).toEqual(texts);
      expect(textsOf(withNewer(list, history))).toEqual(texts);
      const [newest] = history;
      if (texts.length === history.length)
        expect(list.entries.at(-1)).toMatchObject({ at: newest?.at, isMine: newest?.isMine });
    },
  );

  it('learns from the history who sent a message without a sender [3.24]', () => {
    const list = withReceived(emptyList, { ...said('hello', 5), ...DOUBTFUL });
    expect(withNewer(list, [said('hello', 5)]).entries).toMatchObject([{ isMine: true }]);
    const echoed = withReceived(leaving(emptyList), { ...said('hello', 5), ...DOUBTFUL });
    expect(withSent(echoed, 1, 5).entries).toHaveLength(1);
  });

  it('shows an undated message once that comes again after another [7.56]', () => {
    const list = [undated('hello', 5), from('other', 6), undated('hello', 6)].reduce(withReceived, emptyList);
    expect(textsOf(list)).toEqual(['hello', 'other']);
  });

  it('keeps an undated message of the history when a later one says the same', () => {
    const list = withNewer(emptyList, [undated('hello', 5)]);
    expect(textsOf(withNewer(list, [from('hello', 6), undated('hello', 5)]))).toEqual(['hello', 'hello']);
    expect(textsOf(withNewer(list, [from('hello', 6)]))).toEqual(['hello', 'hello']);
  });

  it('keeps a text of support and an equal one of the customer at the same time [3.24] [7.52] [7.56]', () => {
    const others = { ...said('hello', 5), isMine: false };
    const own = said('hello', 5);
    const both = [
      [false, true],
      ['hello', 'hello'],
    ];
    const told = ({ entries }: MessageList) => [entries.map(({ isMine }) => isMine), entries.map(wordsOf)];
    let list = withReceived(withReceived(emptyList, others), own);
    expect(told(list)).toEqual(both);
    list = withSent(leaving(withReceived(emptyList, others)), 1, 5);
    expect(told(list)).toEqual(both);
    list = withReceived(list, own);
    expect(told(list)).toEqual(both);
    list = withHistory(list, [own, others], false);
    expect(list.entries).toHaveLength(2);
    expect(new Set(list.entries.map(({ key }) => key)).size).toBe(2);
  });

  it('keeps the same text twice when it was sent twice at the same time', () => {
    let list = withSent(leaving(emptyList), 1, 5);
    list = withSent(leaving(list), 2, 5);
    expect(textsOf(list)).toEqual(['hello', 'hello']);
    const one = readOwnMessage(text('hello'), 5);
    expect(textsOf(withNewer(list, [one, one]))).toEqual(['hello', 'hello']);
  });

  it('shows an own message once whose time is before that of a message which came first [7.52] [7.56] (C1)', () => {
    const echo = said('hello', 4);
    const sending = leaving(withReceived(emptyList, said('Hi', 5)));
    expect(textsOf(withSent(withReceived(sending, echo), 1, 4))).toEqual(['hello', 'Hi']);
    expect(textsOf(withReceived(withSent(sending, 1, 4), echo))).toEqual(['hello', 'Hi']);
  });

  it('shows a text once that a copy of the tab has already sent [7.52] (C1)', () => {
    const kept = [{ content: text('hello'), writtenAt: 1, leftAfter: null, isRefused: false }];
    const list = withNewer(withStored(emptyList, kept), [said('Hi', 6), said('hello', 5)]);
    expect(textsOf(withSent(withSendStarted(list, 1), 1, 5))).toEqual(['hello', 'Hi']);
  });

  it('shows a text once that waited here until a copy of the tab had sent it [7.52] (C1)', () => {
    const waiting = withAllWaiting(withOutgoing(emptyList, text('hello'), 1));
    expect(textsOf(withSent(withSendStarted(withReceived(waiting, said('hello', 5)), 1), 1, 5))).toEqual([
      'hello',
    ]);
  });

  it('marks an unanswered text as sent when its echo comes, and as waiting until then [3.30] [4.12]', () => {
    const sending = leaving(emptyList);
    expect(unanswered(sending).outbox).toMatchObject([{ status: 'waiting' }]);
    const echoed = unanswered(withReceived(sending, said('hello', 5)));
    expect([textsOf(echoed), echoed.outbox]).toEqual([['hello'], []]);
    const late = withArrived(withReceived(unanswered(sending), said('hello', 5)));
    expect([textsOf(late), late.outbox]).toEqual([['hello'], []]);
    const again = unanswered(withSendStarted(withReceived(unanswered(sending), said('other', 4)), 1));
    expect(withArrived(withReceived(again, said('hello', 3))).outbox).toEqual([]);
  });

  it('does not take the same text of an earlier day for the echo, even when it is read later (C1)', () => {
    const list = leaving(withReceived(emptyList, said('hello', 5)));
    const read = withNewer(list, [said('hello', 5), said('hello', 2)]);
    expect(unanswered(read).outbox).toMatchObject([{ status: 'waiting' }]);
    expect(textsOf(read)).toEqual(['hello', 'hello', 'hello']);
  });

  it('finds out whether a text that an earlier page sent has arrived (C1)', () => {
    const kept = (at: number | null) => [
      {
        content: text('hello'),
        writtenAt: 1,
        leftAfter: at === null ? null : { at, count: 1 },
        isRefused: false,
      },
    ];
    const history = [said('hello', 7), said('other', 5)];
    const after = (at: number | null) =>
      withArrived(withNewer(withStored(emptyList, kept(at)), history)).outbox;
    expect(after(5)).toEqual([]);
    expect(after(7)).toMatchObject([{ status: 'waiting' }]);
    expect(after(null)).toMatchObject([{ status: 'waiting' }]);
    // Two tabs of one customer may be copies of each other.
    expect(withStored(withStored(emptyList, kept(5)), kept(5)).outbox).toHaveLength(1);
  });

  it('sends waiting messages in the order of writing and skips failed ones and files on their way [3.30] [4.12] (C1)', () => {
    const file: OwnContent = { kind: 'media', name: 'a.png', fileType: 'image', path: '' };
    let list = withOutgoing(withOutgoing(emptyList, text('refused'), 5), file, 5);
    list = withStatus(withOutgoing(withOutgoing(list, text('one'), 5), text('two'), 5), 1, 'failed');
    expect(list.outbox.map(({ writtenAt }) => writtenAt)).toEqual([5, 6, 7, 8]);
    const ids: number[] = [];
    for (list = withAllWaiting(list); nextToSend(list.outbox); list = withSent(list, ids.at(-1) ?? 0, 9))
      ids.push(nextToSend(list.outbox)?.localId ?? 0);
    expect(ids).toEqual([3, 4]);
    expect(list.outbox.map(({ status }) => status)).toEqual(['failed', 'uploading_file']);
    expect(withUploaded(list, 2, '/files/a').outbox.at(-1)?.status).toBe('sending');
  });

  it('takes up a refused message and a lost file of an earlier page as failed [3.30] [4.12] (C1)', () => {
    const kept = { writtenAt: 1, leftAfter: null, isRefused: false };
    const file: OwnContent = { kind: 'media', name: 'a.png', fileType: 'image', path: '' };
    const { outbox } = withStored(emptyList, [
      { ...kept, content: text('unsent') },
      { ...kept, content: text('refused'), writtenAt: 2, isRefused: true },
      { ...kept, content: file, writtenAt: 3 },
    ]);
    expect(outbox.map(({ status }) => status)).toEqual(['waiting', 'failed', 'failed']);
  });

  it('drops a removed failed text, and the oldest messages beyond the limit [4.12]', () => {
    expect(textsOf(without(withStatus(leaving(emptyList), 1, 'failed'), 1))).toEqual([]);
    const many = withNewer(emptyList, [said('c', 3), said('b', 2), said('a', 1)]);
    expect(textsOf(withNewest(many, 2))).toEqual(['b', 'c']);
  });
});
