import { createRoot } from 'react-dom/client';
import type { Clock } from 'web/app';
import { Dock } from './dock.tsx';
import { createJumpClock, type JumpClock } from './jump-clock.ts';
import { installNetwork } from './network.ts';
import { createMockPrinter, type MockPrinter } from './printer.ts';

interface OpenDock {
  clock: JumpClock;
  printer: MockPrinter;
}

/** Opens the testers' dock beside the app, in test builds only. (K6) */
export function openDock(window: Window & typeof globalThis, clock: Clock): OpenDock {
  const { document } = window;
  const jumpClock = createJumpClock(clock);
  const network = installNetwork(window, clock);
  const printer = createMockPrinter(clock);
  const place = document.body.appendChild(document.createElement('div'));
  const isSession = () => document.documentElement.dataset['phase'] === 'session';
  createRoot(place).render(
    <Dock clock={jumpClock} network={network} printer={printer} isSession={isSession} />,
  );
  return { clock: jumpClock, printer };
}
