import { startApp, systemClock } from 'web/app';
import { loadAttractTexts } from './attract/attract-texts.ts';
import { createKioskPlatform } from './kiosk-platform.ts';
import { KioskShell } from './kiosk-shell.tsx';
import { createCover } from './privacy/cover.tsx';
import { createPrivacy } from './privacy/privacy.ts';
import { createPrintQueue, createReceiptPrinter } from './receipt/receipt-printer.ts';
import { closedLocale, STAFF } from './session/end-session.ts';
import { createMachine } from './session/machine.ts';
import { moveStylesToHead } from './style-order.ts';
import { createVoice } from './voice/voice.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// First: later screens append their sheets.
moveStylesToHead(document);

const START_AGAIN_MS = 10_000;

const machine = createMachine(window, systemClock);
const voice = createVoice(window.speechSynthesis);
const texts = loadAttractTexts(systemClock);
const privacy = createPrivacy(systemClock);
const closedIn = closedLocale(window.location);

/** Test builds only: other builds drop this code. */
const openTestPanel = async () =>
  import.meta.env.DEV || import.meta.env.MODE === 'qa'
    ? (await import('./test-panel/open-test-panel.tsx')).openTestPanel(window, systemClock)
    : null;

async function startKiosk(root: Element): Promise<void> {
  const testPanel = await openTestPanel();
  const queue = testPanel?.printer ?? createPrintQueue(window.fetch.bind(window), systemClock);
  const printer = createReceiptPrinter(testPanel?.printer ?? window, systemClock, queue, () =>
    document.querySelector('[data-receipt]'),
  );
  // The launcher's script sets this before this file loads.
  const hasPrinter = testPanel !== null || document.documentElement.dataset['paper'] !== undefined;
  const start = { isDone: false };
  await startApp({
    root,
    platform: createKioskPlatform(closedIn, hasPrinter ? printer.print : null, voice, createCover(privacy)),
    shell: (app, view) => {
      start.isDone = true;
      return (
        <KioskShell
          app={app}
          view={testPanel ? { ...view, clock: testPanel.clock } : view}
          machine={machine}
          voice={voice}
          privacy={privacy}
          texts={texts}
          isClosed={closedIn !== null}
        />
      );
    },
  });
  // The error page has a button, but no one may be here to press it.
  if (!start.isDone) systemClock.after(START_AGAIN_MS, () => void machine.restart(() => '/'));
}

async function openStaff(root: Element): Promise<void> {
  const { startStaff } = await import('./staff/start-staff.tsx');
  await startStaff(root, window);
}

async function start(root: Element): Promise<void> {
  // Before the wipe, which changes the address. The service pages need no configuration and no backend, and members do not need
  // their code.
  const open = window.location.pathname === STAFF ? openStaff : startKiosk;
  // A reload ends a session too.
  if (machine.isCutOff) await machine.wipe();
  await open(root);
}

// Not awaited, because the file of the service pages imports this one and would wait for it.
void start(root);
