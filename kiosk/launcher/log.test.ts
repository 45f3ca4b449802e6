import { describe, expect, it } from 'vitest';
import { createLog, type Log } from './log.ts';

function logged(env: NodeJS.ProcessEnv, run: (log: Log) => void) {
  const written: string[] = [];
  run(createLog(env, (text) => written.push(text)));
  return written.join('');
}

describe('the log', () => {
  it('prefixes levels that journald reads', () => {
    const text = logged({ JOURNAL_STREAM: '8:1' }, (log) => {
      log('Started.');
      log('Chromium ended.', 'warning');
      log('Broken.', 'error');
    });
    expect(text).toBe('<6>Started.\n<4>Chromium ended.\n<3>Broken.\n');
  });

  it('names the program in a terminal', () => {
    expect(logged({}, (log) => log('Started.', 'warning'))).toBe('kiosk: Started.\n');
  });

  it('keeps one entry on one line', () => {
    expect(logged({ JOURNAL_STREAM: '8:1' }, (log) => log('a\n  <3>b'))).toBe('<6>a <3>b\n');
  });
});
