import { writeFile } from 'node:fs/promises';
import { expect, test as base } from '@playwright/test';
import { violationsOf } from 'mock-server/control';
import { addresses } from '../servers.ts';
import { type Language, type Texts, texts } from '../texts.ts';
import { openWorld, resetWorld, type Control } from '../world.ts';
import { engines } from './browsers/all.ts';
import type { Size, Tab } from './browsers/tab.ts';
import { Member } from './member.ts';

export interface EngineOptions {
  engine: string;
  language: Language;
  size: Size;
}

interface Fixtures {
  origin: string;
  world: Control;
  tab: Tab;
  member: Member;
  words: Texts;
}

export const test = base.extend<EngineOptions & Fixtures>({
  engine: ['', { option: true }],
  language: ['th', { option: true }],
  size: [{ width: 390, height: 844 }, { option: true }],

  words: async ({ language }, use) => use(texts(language)),

  origin: async ({}, use) => use(addresses().web),

  world: async ({}, use, testInfo) => {
    const world = openWorld(
      `engines-${testInfo.testId.slice(-12)}-${testInfo.project.name}-${testInfo.retry}`.toLowerCase(),
    );
    await resetWorld(world);
    await use(world);
    expect(await violationsOf(world, 'server'), 'contract violations by the mock').toEqual([]);
    await world.remove();
  },

  tab: async ({ engine, size }, use, testInfo) => {
    const tab = await engines.find(({ name }) => name === engine)?.open(size);
    if (!tab) throw new Error(`there is no engine named ${engine}`);
    try {
      await use(tab);
      // Keeps the last screen of each journey for review.
      await writeFile(testInfo.outputPath('end.png'), await tab.screenshot());
    } finally {
      await tab.close();
    }
  },

  member: async ({ tab, world, language, origin }, use) => {
    // Cookies and storage need a page of the app's origin; this one runs no script.
    await tab.goto(`${origin}/icon.svg`);
    await tab.setCookie('mock-world', world.name);
    await tab.run('localStorage.setItem("locale", args[0])', [language]);
    const member = new Member(tab, origin);
    await use(member);
    expect(await member.consoleErrors(), 'errors of the page').toEqual([]);
  },
});

export { expect } from '@playwright/test';
