import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { servicesAtom } from '../../../shared/session/services.ts';
import { storageKeys } from '../../../shared/session/storage-keys.ts';
import { createSpinSound, type SpinSound } from './spin-sound.ts';

export function useSpinSound() {
  const { platform } = useAtomValue(servicesAtom);
  const [isOn, setIsOn] = useState(() => platform.durableStorage.get(storageKeys.spinSound) === 'on');
  const sound = useRef<SpinSound | null>(null);

  /** Call in a user gesture: browsers allow a page to start sound only then. */
  const start = () => {
    // Missing in environments without sound.
    if ('AudioContext' in window) sound.current ??= createSpinSound(new AudioContext());
  };
  const stop = () => {
    sound.current?.close();
    sound.current = null;
  };
  useEffect(() => stop, []);

  return {
    isOn,
    toggle() {
      if (isOn) stop();
      else start();
      platform.durableStorage.set(storageKeys.spinSound, isOn ? 'off' : 'on');
      setIsOn(!isOn);
    },
    start: () => isOn && start(),
    tick: (strength: number) => sound.current?.tick(strength),
    win: () => sound.current?.win(),
  };
}
