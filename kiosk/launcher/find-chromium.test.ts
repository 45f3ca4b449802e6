import { describe, expect, it } from 'vitest';
import { findChromium } from './find-chromium.ts';

/** A machine with these programs and no others. */
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

describe('the Chromium that is found', () => {
  it('is the one named in CHROMIUM_PATH before any other', () => {
    expect(findChromium(machine([debian, '/opt/c'], { CHROMIUM_PATH: '/opt/c' }))).toBe('/opt/c');
  });

  it('is none when CHROMIUM_PATH names no program: another one would not be what was asked for', () => {
    expect(findChromium(machine([debian], { CHROMIUM_PATH: '/opt/missing' }))).toBeNull();
  });

  it("is Debian's before Chrome, and Chrome before one somewhere on the PATH", () => {
    const env = { PATH: '/snap/bin:/usr/local/bin' };
    expect(findChromium(machine(['/snap/bin/chromium', chrome, debian], env))).toBe(debian);
    expect(findChromium(machine(['/snap/bin/chromium', chrome], env))).toBe(chrome);
    expect(findChromium(machine(['/usr/local/bin/chrome'], env))).toBe('/usr/local/bin/chrome');
  });

  it("is Playwright's newest when the system has none", () => {
    expect(findChromium(machine([playwright(998), playwright(1190)]))).toBe(playwright(1190));
    const elsewhere = '/browsers/chromium-7/chrome-linux/chrome';
    expect(findChromium(machine([elsewhere], { PLAYWRIGHT_BROWSERS_PATH: '/browsers' }))).toBe(elsewhere);
  });

  it('is null on a machine without any', () => {
    expect(findChromium(machine([], { PATH: '' }))).toBeNull();
  });
});
