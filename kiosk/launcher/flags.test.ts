import { describe, expect, it } from 'vitest';
import { chromiumArguments, FLAGS } from './flags.ts';

const shop = {
  url: 'https://kiosk.example/',
  profile: '/dev/shm/p',
  isRoot: false,
  screen: null,
  hasPrinter: false,
};

/** Listed a second time, because a flag that is lost breaks no other test. */
const WANTED = [
  '--kiosk',
  '--force-app-mode',
  '--no-first-run',
  '--no-default-browser-check',
  '--noerrdialogs',
  '--hide-crash-restore-bubble',
  '--disable-search-engine-choice-screen',
  '--deny-permission-prompts',
  '--password-store=basic',
  '--touch-events=enabled',
  '--disable-pinch',
  '--overscroll-history-navigation=0',
  '--pull-to-refresh=0',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--disable-breakpad',
  '--autoplay-policy=no-user-gesture-required',
  '--allow-pre-commit-input',
  '--no-pings',
  '--disk-cache-dir=/dev/shm/p/cache',
];

describe('the command line of Chromium', () => {
  it('locks the screen, and keeps the browser’s own offers, reports and traces away (K7)', () => {
    expect(chromiumArguments(shop)).toEqual(expect.arrayContaining(WANTED));
  });

  it('draws on a Wayland compositor only if one owns the screen', () => {
    expect(chromiumArguments({ ...shop, isWayland: true })).toContain('--ozone-platform=wayland');
    expect(chromiumArguments(shop).join(' ')).not.toContain('ozone');
  });

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
