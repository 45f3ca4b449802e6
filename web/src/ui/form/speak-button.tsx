import { Square, Volume2 } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import type { Voice } from '../../lib/voice.ts';
import { IconButton } from './icon-button.tsx';

export interface SpeakButtonProps {
  voice: Voice;
  text: string;
  language: string;
  label: string;
  stopLabel: string;
}

/** Hidden when no voice reads the language. */
export function SpeakButton({ voice, text, language, label, stopLabel }: SpeakButtonProps) {
  const canRead = useSyncExternalStore(voice.subscribe, () => voice.reads(language));
  const isReading = useSyncExternalStore(voice.subscribe, () => voice.reading() === text);
  // Stops reading when the text leaves the screen.
  useEffect(
    () => () => {
      if (voice.reading() === text) voice.stop();
    },
    [voice, text],
  );
  if (!canRead) return null;
  return (
    <IconButton
      label={isReading ? stopLabel : label}
      icon={isReading ? Square : Volume2}
      lang={language}
      onClick={() => (isReading ? voice.stop() : voice.read(text, language))}
    />
  );
}
