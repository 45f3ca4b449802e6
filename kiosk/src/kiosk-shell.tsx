import { type ReactNode, Suspense } from 'react';
import { Keypad } from './keypad/keypad.tsx';
import './kiosk-shell.css';

/** The app with what a kiosk adds to it. */
export function KioskShell({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      {/* Waits for its labels by itself: the app does not wait with it. */}
      <Suspense fallback={null}>
        <Keypad />
      </Suspense>
    </>
  );
}
