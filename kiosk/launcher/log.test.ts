import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

function logged(env: NodeJS.ProcessEnv, say: (log: ReturnType<typeof createLog>) => void) {
  const written: string[] = [];
  say(createLog(env, (text) => written.push(text)));
  return written.join('');
}

describe('the log', () => {
  it('prefixes levels that journald reads', () => {
    const text = logged({ JOURNAL_STREAM: '8:1' }, (say) => {
      say('Started.');
      say('Chromium ended.', 'warning');
      say('Broken.', 'error');
    });
    expect(text).toBe('<6>Started.\n<4>Chromium ended.\n<3>Broken.\n');
  });

  it('names the program in a terminal', () => {
    expect(logged({}, (say) => say('Started.', 'warning'))).toBe('kiosk: Started.\n');
  });

  it('keeps one entry on one line', () => {
    expect(logged({ JOURNAL_STREAM: '8:1' }, (say) => say('a\n  <3>b'))).toBe('<6>a <3>b\n');
  });
});
