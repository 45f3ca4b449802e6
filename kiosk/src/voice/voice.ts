import type { Voice } from 'web/app';

type Synthesis = Pick<
  SpeechSynthesis,
  'getVoices' | 'speak' | 'cancel' | 'addEventListener' | 'removeEventListener'
>;
type Utterance = Pick<SpeechSynthesisUtterance, 'text' | 'lang' | 'voice' | 'onend' | 'onerror'>;

/** Slightly slower than normal speech, because the texts are about money. */
const RATE = 0.9;

/**
 * The browser's local voices only, so that no text leaves the machine. They load a moment after the page, and not on
 * every machine.
 */
export function createVoice(
  synthesis: Synthesis | undefined,
  utter = (text: string): Utterance =>
    Object.assign(new window.SpeechSynthesisUtterance(text), { rate: RATE }),
): Voice {
  const listeners = new Set<() => void>();
  let current: Utterance | null = null;

  const notify = () => {
    for (const listener of [...listeners]) listener();
  };
  const voiceOf = (language: string) =>
    synthesis
      ?.getVoices()
      .find(({ lang, localService }) => localService && lang.toLowerCase().split(/[-_]/)[0] === language);
  const become = (next: Utterance | null) => {
    current = next;
    notify();
  };

  return {
    reads: (language) => voiceOf(language) !== undefined,
    reading: () => current?.text ?? null,
    subscribe(listener) {
      if (listeners.size === 0) synthesis?.addEventListener('voiceschanged', notify);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) synthesis?.removeEventListener('voiceschanged', notify);
      };
    },
    read(text, language) {
      const voice = voiceOf(language);
      if (!synthesis || !voice) return;
      synthesis.cancel();
      const utterance = utter(text);
      utterance.lang = voice.lang;
      utterance.voice = voice;
      // An earlier utterance may end after this one has started.
      utterance.onend = utterance.onerror = () => {
        if (current === utterance) become(null);
      };
      become(utterance);
      synthesis.speak(utterance as SpeechSynthesisUtterance);
    },
    stop() {
      synthesis?.cancel();
      become(null);
    },
  };
}
