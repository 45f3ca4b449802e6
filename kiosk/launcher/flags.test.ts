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
  it('contains every flag, each with a reason', () => {
    for (const { flag, reason } of FLAGS) {
      expect(flag).toMatch(/^--[a-z][a-z-]+(=\S+)?$/);
      expect(reason.length).toBeGreaterThan(20);
    }
    expect(chromiumArguments(shop)).toEqual(expect.arrayContaining(FLAGS.map(({ flag }) => flag)));
  });

  it('opens only the app, with the profile of this launch', () => {
    expect(chromiumArguments(shop)).toEqual(
      expect.arrayContaining(['--app=https://kiosk.example/', '--user-data-dir=/dev/shm/p', '--kiosk']),
    );
  });

  it('keeps the sandbox on and the debugging port closed in a shop', () => {
    const line = chromiumArguments(shop).join(' ');
    expect(line).not.toMatch(
      /sandbox|remote-debugging|web-security|certificate-errors|file-access|test-type/,
    );
  });

  it('disables the sandbox only for root, and opens the port only for tests', () => {
    expect(chromiumArguments({ ...shop, isRoot: true })).toContain('--no-sandbox');
    expect(chromiumArguments({ ...shop, debuggingPort: 9222 })).toContain('--remote-debugging-port=9222');
  });

  it('prints silently only if there is a printer', () => {
    expect(chromiumArguments({ ...shop, hasPrinter: true })).toContain('--kiosk-printing');
    expect(chromiumArguments(shop)).not.toContain('--kiosk-printing');
  });

  it('sizes the window to the screen if its size is known', () => {
    const screen = { width: 1080, height: 1920 };
    expect(chromiumArguments({ ...shop, screen })).toContain('--window-size=1080,1920');
  });
});
