import { howtoTopics } from 'contracts/rules';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '../../shared/session/locale.ts';
import lengths from './clips/lengths.json' with { type: 'json' };

const folder = join(import.meta.dirname, 'clips');
const files = readdirSync(folder);
const topics = Object.keys(lengths) as (keyof typeof lengths)[];
const MOST_BYTES = 600_000;

const read = (name: string) => readFileSync(join(folder, name));

/** Offset after the name of a box. */
function after(bytes: Buffer, name: string): number {
  const at = bytes.indexOf(name, 0, 'latin1');
  if (at < 0) throw new Error(`box ${name} is missing`);
  return at + name.length;
}

/** Duration of the movie header divided by its time scale. */
function secondsOfMp4(name: string): number {
  const bytes = read(name);
  const header = after(bytes, 'mvhd');
  return bytes.readUInt32BE(header + 16) / bytes.readUInt32BE(header + 12);
}

/** The element 0x4489 is a double in milliseconds, unless the file sets another scale. */
function secondsOfWebm(name: string): number {
  const bytes = read(name);
  return bytes.readDoubleBE(after(bytes, '\x44\x89\x88')) / 1000;
}

interface Cue {
  from: number;
  to: number;
  text: string;
}

function cuesOf(name: string): Cue[] {
  const [head, ...blocks] = read(name).toString('utf8').trim().split('\n\n');
  expect(head).toBe('WEBVTT');
  return blocks.map((block) => {
    const [, times = '', ...text] = block.split('\n');
    const [from = Number.NaN, to = Number.NaN] = times.split(' --> ').map((time) => {
      const [minutes, seconds] = time.split(':').map(Number);
      return (minutes ?? Number.NaN) * 60 + (seconds ?? Number.NaN);
    });
    return { from, to, text: text.join('\n') };
  });
}

function sentencesOf(topic: string, language: string): string[] {
  const file = join(import.meta.dirname, `../../../locales/${language}/howto.json`);
  const { topic: texts } = JSON.parse(readFileSync(file, 'utf8')) as {
    topic: Record<string, { steps: string[] }>;
  };
  return texts[topic]?.steps ?? [];
}

describe('the films that ship', () => {
  it('are about all topics of the page [2.26]', () => {
    expect(topics.toSorted()).toEqual(howtoTopics.toSorted());
    // Every clip needs a length, otherwise its card shows no duration.
    const known = new RegExp(`^(lengths\\.json|(${topics.join('|')})\\.(th|lo|en)\\.(webm|mp4|jpg|vtt))$`);
    expect(files.filter((file) => !known.test(file))).toEqual([]);
  });

  it.each(files)('are small: %s has at most 600 kB', (file) => {
    expect(statSync(join(folder, file)).size).toBeLessThanOrEqual(MOST_BYTES);
  });

  describe.each(topics.flatMap((topic) => locales.map((language) => [topic, language] as const)))(
    '%s in %s',
    (topic, language) => {
      const name = `${topic}.${language}`;

      it('exists in both formats with a picture, and is as long as its card says', () => {
        expect(files).toEqual(expect.arrayContaining([`${name}.webm`, `${name}.mp4`, `${name}.jpg`]));
        for (const seconds of [secondsOfMp4(`${name}.mp4`), secondsOfWebm(`${name}.webm`)])
          expect(Math.abs(seconds - lengths[topic])).toBeLessThan(0.3);
      });

      it('has a caption for each written step, word for word and within its length [1.19]', () => {
        const cues = cuesOf(`${name}.vtt`);
        expect(cues.map(({ text }) => text)).toEqual(sentencesOf(topic, language));
        let last = 0;
        for (const { from, to } of cues) {
          expect(from).toBeGreaterThanOrEqual(last);
          expect(to).toBeGreaterThan(from);
          last = to;
        }
        expect(last).toBeLessThanOrEqual(lengths[topic]);
      });
    },
  );
});
