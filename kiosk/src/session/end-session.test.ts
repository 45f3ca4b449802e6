import { describe, expect, it, vi } from 'vitest';
import { closedLocale, createEndSession } from './end-session.ts';

const guest = {
  snapshot: () => ({ id: 0, status: 'guest', lastEnd: null, left: null }) as const,
  subscribe: () => () => {},
  end: () => {},
  leave: () => {},
};

describe('the end of a session (K1)', () => {
  it.each(['onEnd', 'session'] as const)(
    'wipes and restarts the page even when a part throws: %s',
    async (part) => {
      const machine = { wipe: vi.fn(() => Promise.resolve()), restart: vi.fn(() => Promise.resolve()) };
      const fail = () => {
        throw new Error('a bug');
      };
      const endSession = createEndSession({
        session: {
          snapshot: () => ({ id: 1, status: 'member', lastEnd: null, left: null }),
          subscribe: () => () => {},
          end: part === 'session' ? fail : () => {},
          leave: () => {},
        },
        machine,
        language: () => 'th',
        onEnd: part === 'onEnd' ? fail : () => {},
        onWaiting: () => {},
      });
      await expect(endSession('idle')).rejects.toThrow('a bug');
      expect(machine.wipe).toHaveBeenCalledOnce();
      expect(machine.restart).toHaveBeenCalledExactlyOnceWith(expect.any(Function), expect.any(Function));
    },
  );
});

it.each([
  ['a finished one', 'finished', ['/']],
  ['one that staff end', 'staff', ['/', '/staff']],
] as const)(
  'an old page that is still shown leaves once more only for staff: %s (K4)',
  async (_, reason, paths) => {
    const left: string[] = [];
    const machine = {
      wipe: () => Promise.resolve(),
      restart: async (path: () => string) => void left.push(path()),
    };
    const endSession = createEndSession({
      session: guest,
      machine,
      language: () => 'th',
      onEnd: () => {},
      onWaiting: () => {},
    });
    await endSession('finished');
    await endSession(reason);
    expect(left).toEqual(paths);
  },
);

it('aborts the reads of a visitor’s session too, which would hold the connections of the next page (K9)', async () => {
  const steps: string[] = [];
  const endSession = createEndSession({
    session: { ...guest, end: (reason) => void steps.push(reason), leave: () => void steps.push('leave') },
    machine: { wipe: async () => void steps.push('wipe'), restart: async () => void steps.push('restart') },
    language: () => 'th',
    onEnd: () => {},
    onWaiting: () => {},
  });
  await endSession('idle');
  expect(steps).toEqual(['logout', 'leave', 'wipe', 'restart']);
});

it('lets staff in although a session is still ending (K4)', async () => {
  const left: string[] = [];
  const { promise: answer, resolve } = Promise.withResolvers<undefined>();
  const endSession = createEndSession({
    session: guest,
    machine: {
      wipe: () => Promise.resolve(),
      restart: async (path) => {
        await answer;
        left.push(path());
      },
    },
    language: () => 'th',
    onEnd: () => {},
    onWaiting: () => {},
  });
  const ending = endSession('finished');
  await endSession('staff');
  resolve(undefined);
  await ending;
  expect(left).toEqual(['/staff']);
});

it.each([
  ['/terminated', '#lo', 'lo'],
  ['/terminated', '#fr', null],
  ['/terminated', '', null],
  ['/', '#lo', null],
  ['/user', '#lo', null],
])('the page %s%s says in the language %s that the service has ended [2.08]', (pathname, hash, locale) => {
  expect(closedLocale({ pathname, hash })).toBe(locale);
});
