import { describe, expect, it } from 'vitest';
import { chromiumArguments, FLAGS } from './flags.ts';

const shop = {
  url: 'https://kiosk.example/',
  profile: '/dev/shm/p',
  isRoot: false,
  screen: null,
  hasPrinter: false,
};

describe('the command line of Chromium', () => {
  it('carries every flag with its reason', () => {
    for (const { flag, reason } of FLAGS) {
      expect(flag).toMatch(/^--[a-z][a-z-]+(=\S+)?$/);
      expect(reason.length).toBeGreaterThan(20);
    }
    expect(chromiumArguments(shop)).toEqual(expect.arrayContaining(FLAGS.map(({ flag }) => flag)));
  });

  it('opens the app, and nothing else, on the profile of this launch', () => {
    expect(chromiumArguments(shop)).toEqual(
      expect.arrayContaining(['--app=https://kiosk.example/', '--user-data-dir=/dev/shm/p', '--kiosk']),
    );
  });

  it('keeps the sandbox on and the debugging port shut in a shop', () => {
    const line = chromiumArguments(shop).join(' ');
    expect(line).not.toMatch(
      /sandbox|remote-debugging|web-security|certificate-errors|file-access|test-type/,
    );
  });

  it('gives up the sandbox for root alone, and opens the port for tests alone', () => {
    expect(chromiumArguments({ ...shop, isRoot: true })).toContain('--no-sandbox');
    expect(chromiumArguments({ ...shop, debuggingPort: 9222 })).toContain('--remote-debugging-port=9222');
  });

  it('prints without a question where there is a printer, and nowhere else', () => {
    expect(chromiumArguments({ ...shop, hasPrinter: true })).toContain('--kiosk-printing');
    expect(chromiumArguments(shop)).not.toContain('--kiosk-printing');
  });

  it('makes the window as large as the screen where its size is known', () => {
    const screen = { width: 1080, height: 1920 };
    expect(chromiumArguments({ ...shop, screen })).toContain('--window-size=1080,1920');
  });
});
