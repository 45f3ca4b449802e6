import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { saidText } from './conversation.ts';
import {
  emptyList,
  type MessageList,
  shownEntries,
  withArrived,
  withHeard,
  withHistory,
  without,
  withOutgoing,
  withSent,
  withUnanswered,
} from './message-list.ts';

const textsOf = (list: MessageList) => [
  ...shownEntries(list).map(({ content }) => (content.kind === 'text' ? content.text : content.kind)),
  ...list.outbox.map(({ text }) => text),
];

describe('the list of messages', () => {
  it('shows everything once and in the service’s order, however it comes [7.53] [7.56]', () => {
    const times = fc.uniqueArray(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 25 });
    const steps = fc.array(fc.tuple(fc.boolean(), fc.nat(24), fc.nat(24)), { maxLength: 20 });
    fc.assert(
      fc.property(times, steps, (given, ways) => {
        const said = given.toSorted((a, b) => a - b).map((at) => saidText(`m${at}`, at, 's-1'));
        let list = emptyList;
        for (const [isHistory, from, length] of ways) {
          const part = said.slice(from, from + length + 1);
          list = isHistory
            ? withHistory(list, part.toReversed())
            : part.reduce((known, one) => withHeard(known, one), list);
        }
        list = withHistory(list, said.toReversed());
        expect(textsOf(list)).toEqual(said.map(({ at }) => `m${at}`));
      }),
    );
  });

  it.each([
    ['before its answer', true],
    ['after its answer', false],
  ])('shows a text once when its echo comes %s [7.52]', (_when, isEchoFirst) => {
    const echo = saidText('hello', 5, 's-1');
    let list = withOutgoing(emptyList, 'hello');
    if (isEchoFirst) list = withHeard(list, echo);
    expect(textsOf(list)).toEqual(['hello']);
    list = withSent(list, 1, 5);
    if (!isEchoFirst) list = withHeard(list, echo);
    expect(textsOf(list)).toEqual(['hello']);
    expect(list.outbox).toEqual([]);
  });

  it('keeps the same words twice when they were said twice within one moment', () => {
    let list = withSent(withOutgoing(emptyList, 'hello'), 1, 5);
    list = withSent(withOutgoing(list, 'hello'), 2, 5);
    expect(textsOf(list)).toEqual(['hello', 'hello']);
    const said = saidText('hello', 5, '');
    expect(textsOf(withHistory(list, [said, said]))).toEqual(['hello', 'hello']);
  });

  it('takes an unanswered text for sent when its echo has come, and for failed when not [4.12]', () => {
    const sending = withOutgoing(emptyList, 'hello');
    expect(withUnanswered(sending, 1).outbox).toMatchObject([{ status: 'failed' }]);
    const echoed = withUnanswered(withHeard(sending, saidText('hello', 5, 's-1')), 1);
    expect([textsOf(echoed), echoed.outbox]).toEqual([['hello'], []]);
    const late = withArrived(withHeard(withUnanswered(sending, 1), saidText('hello', 5, 's-1')));
    expect([textsOf(late), late.outbox]).toEqual([['hello'], []]);
  });

  it('forgets a failed text that is removed [4.12]', () => {
    expect(textsOf(without(withUnanswered(withOutgoing(emptyList, 'hello'), 1), 1))).toEqual([]);
  });
});
