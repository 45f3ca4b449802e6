import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createVoice } from './voice.ts';

const THAI = { lang: 'th-TH', localService: true };
const LAO = { lang: 'lo_LA', localService: true };
const FAR_THAI = { lang: 'th-TH', localService: false };

interface Said {
  text: string;
  lang: string;
  voice: unknown;
  onend: (() => void) | null;
  onerror: (() => void) | null;
}

/** A silent machine with the given voices. */
function setUp(first: object[]) {
  let voices = first;
  const said: Said[] = [];
  let cancels = 0;
  const events = new EventTarget();
  const synthesis = {
    getVoices: () => voices,
    speak: (utterance: Said) => void said.push(utterance),
    cancel: () => void (cancels += 1),
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  const voice = createVoice(synthesis as unknown as SpeechSynthesis, (text) => ({
    text,
    lang: '',
    voice: null,
    onend: null,
    onerror: null,
  }));
  let changes = 0;
  const stop = voice.subscribe(() => void (changes += 1));
  return {
    voice,
    said,
    stop,
    cancels: () => cancels,
    changes: () => changes,
    giveVoices(next: object[]) {
      voices = next;
      events.dispatchEvent(new Event('voiceschanged'));
    },
  };
}

describe('the voice of the terminal', () => {
  it('reads a text with a voice of its language, however its tag is written', () => {
    const { voice, said } = setUp([LAO, THAI]);
    expect(['th', 'lo', 'en'].map((language) => voice.reads(language))).toEqual([true, true, false]);
    voice.read('ສະບາຍດີ', 'lo');
    expect(said).toMatchObject([{ text: 'ສະບາຍດີ', lang: 'lo_LA', voice: LAO }]);
    expect(voice.reading()).toBe('ສະບາຍດີ');
  });

  it('reads a little slower than people speak', () => {
    const said: unknown[] = [];
    class SpeechSynthesisUtterance {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    vi.stubGlobal('window', { SpeechSynthesisUtterance });
    onTestFinished(() => void vi.unstubAllGlobals());
    const synthesis = {
      getVoices: () => [THAI],
      speak: (utterance: unknown) => void said.push(utterance),
      cancel: () => {},
      addEventListener: () => {},
      removeEventListener: () => {},
    };
    createVoice(synthesis as unknown as SpeechSynthesis).read('สวัสดี', 'th');
    expect(said).toMatchObject([{ text: 'สวัสดี', rate: 0.9 }]);
  });

  it('stays silent where no voice of the machine itself has the language', () => {
    const { voice, said } = setUp([FAR_THAI]);
    voice.read('สวัสดี', 'th');
    expect([voice.reads('th'), said, voice.reading()]).toEqual([false, [], null]);
  });

  it('stays silent where the browser has no speech', () => {
    const voice = createVoice(undefined);
    voice.read('สวัสดี', 'th');
    voice.stop();
    expect([voice.reads('th'), voice.reading()]).toEqual([false, null]);
  });

  it('reports voices that load after the page, until the listener is removed', () => {
    const { voice, changes, giveVoices, stop } = setUp([]);
    giveVoices([THAI]);
    expect([changes(), voice.reads('th')]).toEqual([1, true]);
    stop();
    giveVoices([]);
    expect(changes()).toBe(1);
  });

  it('reads one text at a time, and reports the end of each text', () => {
    const { voice, said, cancels } = setUp([THAI]);
    voice.read('หนึ่ง', 'th');
    voice.read('สอง', 'th');
    expect(cancels()).toBe(2);
    // Cancelling ends the first one after the second has begun.
    said[0]?.onend?.();
    expect(voice.reading()).toBe('สอง');
    said[1]?.onerror?.();
    expect(voice.reading()).toBeNull();
  });

  it('stops speaking immediately', () => {
    const { voice, cancels, changes } = setUp([THAI]);
    voice.read('สวัสดี', 'th');
    const [cancelsBefore, changesBefore] = [cancels(), changes()];
    voice.stop();
    expect([cancels() - cancelsBefore, changes() - changesBefore, voice.reading()]).toEqual([1, 1, null]);
  });
});
