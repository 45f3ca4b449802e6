import { describe, expect, it, vi } from 'vitest';
import { createEndSession } from './end-session.ts';

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
          snapshot: () => ({ id: 1, status: 'member', lastEnd: null }),
          subscribe: () => () => {},
          end: part === 'session' ? fail : () => {},
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
