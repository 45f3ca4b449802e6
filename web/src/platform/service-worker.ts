import { TAKE_OVER } from './worker-rules.ts';
import type { Clock } from '../lib/clock.ts';

/** A page that stands all day learns of a build within that. */
const LOOK_EVERY_MS = 3_600_000;

interface ScriptPolicy {
  createScriptURL(url: string): string;
}

/** What of Trusted Types is used here; TypeScript's DOM types do not have it yet. */
interface TrustedTypesWindow {
  trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
}

const WORKER = '/sw.js';

function workerUrl({ trustedTypes }: TrustedTypesWindow): string {
  const rules = { createScriptURL: () => WORKER };
  return (trustedTypes?.createPolicy('wallet-worker', rules) ?? rules).createScriptURL(WORKER);
}

/** Whether the host gives out the page of the build that runs here: its own script is named after its content. */
async function isCurrent({ document }: Window): Promise<boolean> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';
  // Not `/index.html`: that the worker may have.
  const answer = await fetch('/', { cache: 'no-store' });
  // A host that is out of order tells nothing of builds.
  return !answer.ok || (await answer.text()).includes(`"${own}"`);
}

/**
 * Registers the service worker, and tells when the host has a newer build than the one that runs. The worker of a build
 * takes over from the one before when a page of it is the only one, or when the last page is closed.
 */
export async function startServiceWorker(window: Window, clock: Clock, onNewer: () => void): Promise<void> {
  await idle(window);
  await register(window, clock, onNewer);
}

/** Not in every browser. */
function idle(window: Window): Promise<unknown> {
  return 'requestIdleCallback' in window
    ? // eslint-disable-next-line no-restricted-syntax -- no time is meant, but a processor with nothing to do
      new Promise((resolve) => window.requestIdleCallback(resolve))
    : Promise.resolve();
}

async function register(window: Window, clock: Clock, onNewer: () => void): Promise<void> {
  const { serviceWorker } = window.navigator;
  const registration = await serviceWorker.register(workerUrl(window as TrustedTypesWindow), {
    updateViaCache: 'none',
  });

  async function judge(worker: ServiceWorker): Promise<void> {
    if (await isCurrent(window)) worker.postMessage(TAKE_OVER);
    else onNewer();
  }
  const followed = new Set<ServiceWorker>();
  function follow(worker: ServiceWorker | null): void {
    if (!worker || followed.has(worker)) return;
    followed.add(worker);
    untilInstalled(worker);
  }
  function untilInstalled(worker: ServiceWorker): void {
    if (worker.state === 'installed') void judge(worker).catch(() => undefined);
    else worker.addEventListener('statechange', () => untilInstalled(worker), { once: true });
  }

  follow(registration.waiting);
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  const look = () => void registration.update().catch(() => undefined);
  clock.every(LOOK_EVERY_MS, look);
  // Timers of a phone in a pocket stand still.
  window.document.addEventListener('visibilitychange', () => {
    if (window.document.visibilityState === 'visible') look();
  });
}
