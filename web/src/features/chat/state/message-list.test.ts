import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OwnContent, type Said, saidByMe } from './conversation.ts';
import { joinPages } from './join-pages.ts';
import {
  emptyList,
  type MessageList,
  shownEntries,
  withArrived,
  withReceived,
  withHistory,
  withKept,
  withLeft,
  without,
  withOutgoing,
  withSent,
  withStatus,
  withUnanswered,
  withUploaded,
} from './message-list.ts';

const text = (words: string): OwnContent => ({ kind: 'text', text: words });
const said = (words: string, at: number) => saidByMe(text(words), at, 's-1');
const wordsOf = ({ content }: { content: Said['content'] }) =>
  content.kind === 'text' ? content.text : content.kind;
const textsOf = (list: MessageList) => [...shownEntries(list).map(wordsOf), ...list.outbox.map(wordsOf)];
/** Something that has left already. */
const leaving = (list: MessageList, content = text('hello')) =>
  withLeft(withOutgoing(list, content), list.nextId);

describe('the list of messages', () => {
  it('shows everything once and in the service’s order, however it comes [7.53] [7.56]', () => {
    // Of one moment are several: there the history alone tells the order.
    const times = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 25 });
    const steps = fc.array(fc.tuple(fc.boolean(), fc.nat(24), fc.nat(24)), { maxLength: 20 });
    fc.assert(
      fc.property(times, steps, (given, ways) => {
        const all = given.toSorted((a, b) => a - b).map((at, index) => said(`m${index}`, at));
        let list = emptyList;
        for (const [isHistory, from, length] of ways) {
          const part = all.slice(from, from + length + 1).toReversed();
          list = isHistory
            ? withHistory(list, part)
            : part.reduce((known, one) => withReceived(known, one), list);
        }
        list = withHistory(list, all.toReversed());
        expect(textsOf(list)).toEqual(all.map((_, index) => `m${index}`));
      }),
    );
  });

  it('takes what was pushed from one page to the next for one message, and not for two (C2)', () => {
    const page = (from: number, to: number) =>
      Array.from({ length: from - to + 1 }, (_, index) => said(`m${from - index}`, from - index));
    expect(joinPages(page(20, 11), page(10, 1))).toHaveLength(20);
    expect(joinPages(page(20, 11), page(13, 4)).map(wordsOf)).toEqual(page(20, 4).map(wordsOf));
    expect(joinPages([], page(3, 1))).toHaveLength(3);
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

  it('knows the echo of a file by its path, and not by its name [3.26] [7.54]', () => {
    const file = (path: string): OwnContent => ({ kind: 'media', name: 'a.png', fileType: 'image', path });
    let list = withOutgoing(emptyList, file(''));
    expect(list.outbox).toMatchObject([{ status: 'uploading_file' }]);
    list = withLeft(withUploaded(list, 1, '/files/2'), 1);
    expect(list.outbox).toMatchObject([{ status: 'sending' }]);
    list = withReceived(list, saidByMe(file('/files/1'), 5, 's-1'));
    expect(withUnanswered(list, 1).outbox).toMatchObject([{ status: 'failed' }]);
    list = withReceived(list, saidByMe(file('/files/2'), 6, 's-1'));
    expect(withUnanswered(list, 1).outbox).toEqual([]);
  });

  it('keeps the same words twice when they were said twice within one moment', () => {
    let list = withSent(leaving(emptyList), 1, 5);
    list = withSent(leaving(list), 2, 5);
    expect(textsOf(list)).toEqual(['hello', 'hello']);
    const one = saidByMe(text('hello'), 5, '');
    expect(textsOf(withHistory(list, [one, one]))).toEqual(['hello', 'hello']);
  });

  it('takes an unanswered text for sent when its echo has come, and for failed when not [4.12]', () => {
    const sending = leaving(emptyList);
    expect(withUnanswered(sending, 1).outbox).toMatchObject([{ status: 'failed' }]);
    const echoed = withUnanswered(withReceived(sending, said('hello', 5)), 1);
    expect([textsOf(echoed), echoed.outbox]).toEqual([['hello'], []]);
    const late = withArrived(withReceived(withUnanswered(sending, 1), said('hello', 5)));
    expect([textsOf(late), late.outbox]).toEqual([['hello'], []]);
  });

  it('does not take the same words of an earlier day for the echo, even when they are read later (C1)', () => {
    const list = leaving(withReceived(emptyList, said('hello', 5)));
    const read = withHistory(list, [said('hello', 5), said('hello', 2)]);
    expect(withUnanswered(read, 1).outbox).toMatchObject([{ status: 'failed' }]);
    expect(textsOf(read)).toEqual(['hello', 'hello', 'hello']);
  });

  it('finds out what became of a text that an earlier page had on its way (C1)', () => {
    const kept = (at: number) => [{ content: text('hello'), leftAfter: { at, count: 1 } }];
    const history = [said('hello', 7), said('other', 5)];
    expect(withArrived(withHistory(withKept(emptyList, kept(5)), history)).outbox).toEqual([]);
    expect(withArrived(withHistory(withKept(emptyList, kept(7)), history)).outbox).toMatchObject([
      { status: 'failed' },
    ]);
    const waiting = [{ content: text('hello'), leftAfter: null }];
    expect(withArrived(withHistory(withKept(emptyList, waiting), history)).outbox).toHaveLength(1);
  });

  it('forgets a failed text that is removed [4.12]', () => {
    expect(textsOf(without(withStatus(leaving(emptyList), 1, 'failed'), 1))).toEqual([]);
  });
});
