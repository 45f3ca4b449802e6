import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';

const SCRIPT = readFileSync(join(import.meta.dirname, 'pages/terminal.js'), 'utf8');

/** Runs the script in a page of which only the parts exist that it uses. */
function openPage() {
  const beats: { isResponding: boolean; isPrinting: boolean }[] = [];
  const frames: (() => void)[] = [];
  const answers: (() => void)[] = [];
  const listeners = new Map<string, () => void>();
  const root = { childElementCount: 1, innerText: 'app', dataset: { phase: 'attract' } };
  const keep = (body: string) => beats.push(JSON.parse(body) as (typeof beats)[number]);
  let beat = () => {};
  runInNewContext(SCRIPT, {
    crypto,
    document: {
      documentElement: root,
      visibilityState: 'visible',
      getElementById: () => root,
      querySelectorAll: () => [],
    },
    outerWidth: 1080,
    innerWidth: 1080,
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    setTimeout: () => 0,
    setInterval: (run: () => void) => (beat = run),
    requestAnimationFrame: (draw: () => void) => frames.push(draw),
    fetch: (_path: string, { body }: { body: string }) => {
      keep(body);
      return Promise.resolve({ json: () => Promise.resolve({}) });
    },
    EventSource: vi.fn(),
    Blob: function (this: unknown, [text]: string[]) {
      keep(text ?? '');
    },
    navigator: {
      sendBeacon: () => true,
      permissions: { query: () => new Promise<void>((resolve) => answers.push(resolve)) },
    },
  });
  const settle = async (waiting: (() => void)[]) => {
    for (const end of waiting.splice(0)) end();
    await new Promise(setImmediate);
  };
  return {
    beats,
    beat: () => beat(),
    print: () => listeners.get('beforeprint')?.(),
    draw: () => settle(frames),
    answer: () => settle(answers),
  };
}

it('a beat says whether the browser has drawn and answered since the last one, and printing needs neither (K9)', async () => {
  const { beat, beats, print, draw, answer } = openPage();
  beat();
  await draw();
  await answer();
  beat();
  await draw();
  beat();
  await answer();
  beat();
  await answer();
  beat();
  print();
  await draw();
  beat();
  expect(beats.map(({ isResponding, isPrinting }) => [isResponding, isPrinting])).toEqual([
    [true, false],
    [true, false],
    [false, false],
    [true, false],
    [false, false],
    [true, true],
    [true, false],
  ]);
});
