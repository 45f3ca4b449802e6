// npm run record:howto [-- topic …]: films the app for the how-to page in three languages, and writes the captions.
// npm run record:howto -- --rehearse [topic …]: only walks through the journeys of the films, which shows that they still work.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { flag, messageOf, readCommandLine } from 'command-line';
import { launchChromium } from '../launch-chromium.ts';
import { enterWorld } from '../fixtures.ts';
import { readQr } from '../read-qr.ts';
import startServers, { addresses } from '../servers.ts';
import { type Language, texts } from '../texts.ts';
import { captionsOf, stepTimes } from './captions.ts';
import { encodeFilm, encodePoster, requireFfmpeg } from './encode.ts';
import { quickHand, visibleHand } from './hand.ts';
import { filmedTopics, type Journey, loadJourney, openStage, type Topic } from './journey.ts';
import { Screencast } from './screencast.ts';
import { openWorld, resetWorld } from '../world.ts';

const LANGUAGES: readonly Language[] = ['th', 'lo', 'en'];
const clips = join(import.meta.dirname, '../../web/src/features/howto/clips');
const lengthsFile = join(clips, 'lengths.json');
/** A small phone of 360 × 640 at double size: all sizes of the app follow the browser's font size. */
const SCREEN = { width: 720, height: 1280 };
const TYPE_SIZE = 32;

/** Blurs codes before they are ever visible, so that no one can pay into a code from a film. */
function blurCodes(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('img[src^="data:image/svg+xml"] { filter: blur(0.25rem) }');
  document.adoptedStyleSheets.push(sheet);
}

async function film(
  browser: Browser,
  topic: Topic,
  journey: Journey,
  language: Language,
  isRehearsal: boolean,
): Promise<void> {
  const origin = addresses().web;
  const world = openWorld(`film-${topic}-${language}`);
  await resetWorld(world, journey.scenario);
  const context = await browser.newContext({
    baseURL: origin,
    viewport: SCREEN,
    isMobile: true,
    hasTouch: true,
    locale: language === 'en' ? 'en-GB' : `${language}-${language === 'th' ? 'TH' : 'LA'}`,
    timezoneId: 'Asia/Bangkok',
    storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: 'locale', value: language }] }] },
  });
  const folder = await mkdtemp(join(tmpdir(), 'howto-film-'));
  try {
    await enterWorld(context, world, origin);
    await context.addInitScript(blurCodes);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: TYPE_SIZE } });
    // Rehearses without recording, so that all parts of the app are loaded before the film starts.
    const rehearsal = await openStage(page, world, quickHand, texts(language));
    for (const { show } of journey.steps) await show(rehearsal);
    if (isRehearsal) return;
    await resetWorld(world, journey.scenario);
    // Otherwise the app would ask the signed-in member whether to sign out.
    await page.evaluate(() => window.sessionStorage.clear());
    const stage = await openStage(page, world, visibleHand(page), texts(language));
    await page.evaluate(() => document.fonts.ready);

    const screencast = await Screencast.start(page, folder);
    await delay(500);
    const start = Date.now();
    const ends = stepTimes(journey.steps).map((seconds) => start + seconds * 1000);
    for (const [index, { show }] of journey.steps.entries()) {
      await show(stage);
      const left = (ends[index + 1] ?? 0) - Date.now();
      if (left < 0) throw new Error(`step ${index + 1} exceeded its time by ${Math.ceil(-left)} ms`);
      await delay(left);
    }
    await screencast.stop();

    await requireUnreadable(screencast.files);
    const target = join(clips, `${topic}.${language}`);
    await encodeFilm(screencast.between(start, ends.at(-1) ?? start), folder, target);
    await encodePoster(screencast.at(start + journey.posterAt * 1000), target);
  } finally {
    await context.close();
    await world.remove();
    await rm(folder, { recursive: true });
  }
}

async function requireUnreadable(files: string[]): Promise<void> {
  // Consecutive frames look alike; every fifth is enough to check each screen.
  for (const file of files.filter((_, index) => index % 5 === 0)) {
    const code = readQr(await readFile(file));
    // The reader reports an empty code for some pictures that show none.
    if (code) throw new Error(`the film shows a QR code that viewers can scan and pay: ${code}`);
  }
}

async function record(asked: string[], isRehearsal: boolean): Promise<void> {
  if (!isRehearsal) requireFfmpeg();
  const topics = filmedTopics().filter((topic) => asked.length === 0 || asked.includes(topic));
  if (asked.length > 0 && topics.length < asked.length)
    throw new Error(`unknown topic: ${asked.join(', ')}; known topics: ${filmedTopics().join(', ')}`);
  const stopServers = await startServers();
  const browser = await launchChromium();
  try {
    for (const topic of topics) {
      const journey = await loadJourney(topic);
      for (const language of LANGUAGES) {
        console.log(`${isRehearsal ? 'Rehearsing' : 'Filming'} ${topic} in ${language} …`);
        await film(browser, topic, journey, language, isRehearsal);
        if (isRehearsal) continue;
        const { steps } = texts(language).howto.topic[topic];
        await writeFile(join(clips, `${topic}.${language}.vtt`), captionsOf(journey.steps, steps));
      }
      if (isRehearsal) continue;
      const lengths = JSON.parse(await readFile(lengthsFile, 'utf8')) as Record<string, number>;
      lengths[topic] = stepTimes(journey.steps).at(-1) ?? 0;
      await writeFile(lengthsFile, `${JSON.stringify(lengths, null, 2)}\n`);
    }
  } finally {
    await browser.close();
    await stopServers();
  }
}

try {
  const { rehearse, rest } = readCommandLine({
    command: 'npm run record:howto --',
    options: { rehearse: flag('walks through the journeys without filming') },
    rest: '[topics]',
  });
  await record(rest, rehearse);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
