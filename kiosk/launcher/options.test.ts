import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('the options of the launcher', () => {
  it('opens the kiosk app of `npm start` unless told otherwise', () => {
    expect(readOptions([])).toEqual({ url: 'http://127.0.0.1:4200/' });
    expect(readOptions(['https://kiosk.example'])).toEqual({ url: 'https://kiosk.example/' });
  });

  it('opens a debugging port only when asked for one', () => {
    expect(readOptions(['--test-debugging-port=9222'])).toEqual({
      url: 'http://127.0.0.1:4200/',
      debuggingPort: 9222,
    });
  });

  it.each([
    [['nonsense'], /not a web address/],
    [['file:///etc/passwd'], /not a web address/],
    [['javascript:alert(1)'], /not a web address/],
    [['http://a/', 'http://b/'], /one address is enough/],
    [['--test-debugging-port=none'], /not a port/],
    [['--test-debugging-port=0'], /not a port/],
    [['--no-sandbox'], /no-sandbox/],
  ])('refuses %j in one sentence', (args, sentence) => {
    expect(() => readOptions(args)).toThrow(sentence);
  });
});
