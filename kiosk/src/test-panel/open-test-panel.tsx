import { createRoot } from 'react-dom/client';
import type { Clock } from 'web/app';
import { TestPanel } from './test-panel.tsx';
import { createJumpClock, type JumpClock } from './jump-clock.ts';
import { installNetwork } from './network.ts';
import { createMockPrinter, type MockPrinter } from './printer.ts';

interface OpenTestPanel {
  clock: JumpClock;
  printer: MockPrinter;
}

/** Opens the test panel beside the app, in test builds only. (K6) */
export function openTestPanel(window: Window & typeof globalThis, clock: Clock): OpenTestPanel {
  const { document } = window;
  const jumpClock = createJumpClock(clock);
  const network = installNetwork(window, clock);
  const printer = createMockPrinter(clock);
  const place = document.body.appendChild(document.createElement('div'));
  const isSession = () => document.documentElement.dataset['phase'] === 'session';
  createRoot(place).render(
    <TestPanel clock={jumpClock} network={network} printer={printer} isSession={isSession} />,
  );
  return { clock: jumpClock, printer };
}
