import { describe, expect, it } from 'vitest';
import { findChromium } from './find-chromium.ts';

/** A machine with only these programs. */
function machine(programs: string[], env: Record<string, string> = {}) {
  return {
    env,
    home: '/home/kiosk',
    isProgram: (path: string) => programs.includes(path),
    list: (folder: string) => {
      const below = programs.filter((path) => path.startsWith(`${folder}/`));
      return [...new Set(below.map((path) => path.slice(folder.length + 1).split('/')[0] ?? ''))];
    },
  };
}

const debian = '/usr/bin/chromium';
const chrome = '/usr/bin/google-chrome-stable';
const playwright = (revision: number) =>
  `/home/kiosk/.cache/ms-playwright/chromium-${revision}/chrome-linux64/chrome`;

describe('findChromium', () => {
  it('prefers CHROMIUM_PATH', () => {
    expect(findChromium(machine([debian, '/opt/c'], { CHROMIUM_PATH: '/opt/c' }))).toBe('/opt/c');
  });

  it('is null if CHROMIUM_PATH is not a program, even if another Chromium exists', () => {
    expect(findChromium(machine([debian], { CHROMIUM_PATH: '/opt/missing' }))).toBeNull();
  });

  it("prefers Debian's Chromium, then Chrome, then one on the PATH", () => {
    const env = { PATH: '/snap/bin:/usr/local/bin' };
    expect(findChromium(machine(['/snap/bin/chromium', chrome, debian], env))).toBe(debian);
    expect(findChromium(machine(['/snap/bin/chromium', chrome], env))).toBe(chrome);
    expect(findChromium(machine(['/usr/local/bin/chrome'], env))).toBe('/usr/local/bin/chrome');
  });

  it("takes Playwright's newest if the system has none", () => {
    expect(findChromium(machine([playwright(998), playwright(1190)]))).toBe(playwright(1190));
    const elsewhere = '/browsers/chromium-7/chrome-linux/chrome';
    expect(findChromium(machine([elsewhere], { PLAYWRIGHT_BROWSERS_PATH: '/browsers' }))).toBe(elsewhere);
  });

  it('is null on a machine without any', () => {
    expect(findChromium(machine([], { PATH: '' }))).toBeNull();
  });
});
