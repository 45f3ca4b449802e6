import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestServer, SOMCHAI } from 'mock-server/testing';
import { systemClock } from '../../lib/clock.ts';
import { seededRandom } from '../../lib/random.ts';
import { createBrowser } from './browser.ts';
import { CALM, STORM } from './network.ts';
import { Tab } from './tab.ts';

export interface StormOptions {
  seed: number;
  messages: number;
}

export interface StormReport {
  seed: number;
  written: number;
  answered: number;
  /** Written just before a sign-out, which deletes unsent messages: these may be missing. */
  wiped: number;
  happened: Record<string, number>;
  violations: string[];
}

export async function runStorm({ seed, messages }: StormOptions): Promise<StormReport> {
  const random = seededRandom(seed);
  const data = mkdtempSync(path.join(tmpdir(), 'chat-storm-'));
  let mock = await startTestServer({ data });
  const { url, control } = mock;
  const room = await control.chatRoomOf(SOMCHAI);
  const browser = createBrowser();
  const tabs = [0, 1].map(() => new Tab(url, browser.openTab(), random));
  const [first] = tabs as [Tab, Tab];
  const happened: Record<string, number> = {};
  const wiped = new Set<string>();
  const written = tabs.map((): string[] => []);
  let answered = 0;

  const signIn = async () => {
    first.session.start((await control.issueToken(SOMCHAI)).token, true);
    await Promise.all(tabs.map((tab) => tab.settle()));
  };
  const allSent = async () => {
    for (const tab of tabs) tab.wake();
    for (let wait = 0; wait < 2000 && tabs.some((tab) => tab.waiting.length > 0); wait += 1)
      await systemClock.wait(10);
  };
  const troubles: Record<string, (tab: Tab) => unknown> = {
    cut: () => control.disconnectSockets(),
    refuse: () => control.setConnection({ refuses: true }),
    accept: () => control.setConnection({ refuses: false }),
    lose: () => control.setConnection({ lose: 3 }),
    duplicate: () => control.setConnection({ duplicate: 4 }),
    reorder: () => control.setConnection({ reorder: 4 }),
    delay: () => control.setConnection({ delayMs: 15 }),
    hurry: () => control.setConnection({ delayMs: 0 }),
    'end conversation': () => control.endConversation(room),
    offline: (tab) => (tab.isOffline = true),
    online(tab) {
      tab.isOffline = false;
      tab.wake();
    },
    wake: (tab) => tab.wake(),
    reload: (tab) => tab.reload(),
    async restart() {
      const { port } = new URL(url);
      await mock.close();
      mock = await startTestServer({ data, port: Number(port) });
    },
    async 'sign out'() {
      // A sign-in needs a network.
      for (const tab of tabs) tab.isOffline = false;
      // Most members check that everything is sent; some do not.
      if (random() < 0.8) await allSent();
      for (const text of tabs.flatMap((tab) => tab.waiting)) wiped.add(text);
      first.session.end('logout');
      await systemClock.wait(5);
      await signIn();
    },
  };
  const common = Object.keys(troubles).filter((name) => name !== 'restart' && name !== 'sign out');
  const rareEvery = Math.max(20, Math.floor(messages / 4));

  for (const tab of tabs) tab.reload();
  await signIn();
  for (const tab of tabs) tab.weather = STORM;
  for (let step = 1; written.flat().length < messages || answered < messages; step += 1) {
    const index = random() < 0.5 ? 0 : 1;
    const tab = tabs[index];
    if (!tab) continue;
    if (random() < 0.5 && written.flat().length < messages) {
      const text = `m${index} ${(written[index]?.length ?? 0) + 1}`;
      written[index]?.push(text);
      tab.write(text);
    } else if (answered < messages) {
      answered += 1;
      await control.sendAsAgent(room, { text: `a ${answered}` });
    }
    let trouble = random() < 0.06 ? (common[Math.floor(random() * common.length)] ?? null) : null;
    if (step % rareEvery === 0) trouble = (step / rareEvery) % 2 === 0 ? 'sign out' : 'restart';
    if (trouble !== null) {
      happened[trouble] = (happened[trouble] ?? 0) + 1;
      await troubles[trouble]?.(tab);
    }
    if (random() < 0.3) await systemClock.wait(random() * 6);
  }

  await control.setConnection({ refuses: false, delayMs: 0, lose: 0, duplicate: 0, reorder: 0 });
  for (const tab of tabs) {
    tab.weather = CALM;
    tab.isOffline = false;
  }
  await allSent();
  const serviceHas = async () =>
    (await control.chatMessages(room)).map(
      ({ sender, message: { payload } }) =>
        `${sender === 'customer' ? '>' : '<'} ${(payload as { message: string }).message}`,
    );
  const service = await serviceHas();
  const violations = [
    ...violationsOfService(service, written, answered, wiped),
    ...tabs.flatMap((tab, index) => tab.waiting.map((text) => `tab ${index} still holds ${text}`)),
  ];
  for (const [index, tab] of tabs.entries()) {
    // A message deleted by a sign-out may still arrive between the two readings.
    let known: string[];
    let seen: string[];
    do {
      known = await serviceHas();
      seen = await tab.history();
    } while ((await serviceHas()).length > known.length);
    const at = seen.findIndex((line, place) => line !== known[place]);
    if (seen.length !== known.length || at >= 0)
      violations.push(
        `tab ${index} shows ${seen.length} of ${known.length}; ${at}: ${seen[at]} for ${known[at]}`,
      );
  }
  for (const tab of tabs) tab.leave();
  await mock.close();
  rmSync(data, { recursive: true, force: true });
  return { seed, written: written.flat().length, answered, wiped: wiped.size, happened, violations };
}

/**
 * Every message once, and those of each writer in writing order. A message deleted by a sign-out may still be in flight: it may
 * arrive at any time or never, but not twice.
 */
function violationsOfService(
  service: readonly string[],
  written: readonly (readonly string[])[],
  answered: number,
  wiped: ReadonlySet<string>,
): string[] {
  const agents = Array.from({ length: answered }, (_, index) => `< a ${index + 1}`);
  const writers = [agents, ...written.map((texts) => texts.map((text) => `> ${text}`))];
  const isWiped = (line: string) => wiped.has(line.slice(2));
  const twice = service.filter((line, place) => isWiped(line) && service.indexOf(line) !== place);
  const wrong = writers.flatMap((lines) => {
    const all = new Set(lines);
    const arrived = service.filter((line) => all.has(line) && !isWiped(line));
    const due = lines.filter((line) => !isWiped(line));
    const at = due.findIndex((line, place) => line !== arrived[place]);
    return at < 0 && arrived.length === due.length
      ? []
      : [`${arrived.length} of ${due.length} arrived; ${at}: ${arrived[at]} for ${due[at]}`];
  });
  return [...wrong, ...twice.map((line) => `${line} arrived twice`)];
}
