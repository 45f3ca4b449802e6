import { setTimeout as sleep } from 'node:timers/promises';
import { policyFile } from '../policies.ts';
import { freePort, launchKiosk } from '../testing/launched-kiosk.ts';
import { CHROMIUM_WITH_POLICIES, policyFolder } from '../testing/policy-folder.ts';

/** The page sends a beat every two seconds. */
export const BEAT_MS = 2_500;

interface Health {
  starts: number;
  page: { id: string; phase: string; isZoomed: boolean } | null;
}

/** The launched kiosk under the shop's policies, or without any. */
export async function launchLocked(site: string, display: string, isLocked = true) {
  const port = await freePort();
  const policies = policyFolder(policyFile(`http://127.0.0.1:${port}`, { hasPrinter: false }));
  const kiosk = launchKiosk([site, `--port=${port}`], {
    ...process.env,
    DISPLAY: display,
    ...(isLocked ? { CHROMIUM_PATH: CHROMIUM_WITH_POLICIES, KIOSK_POLICIES: policies.path } : {}),
  });
  const health = async () => (await (await fetch(`http://127.0.0.1:${port}/health`)).json()) as Health;
  const isAt = async (...phases: string[]) => {
    const { page } = (await health().catch(() => null)) ?? { page: null };
    return page !== null && phases.includes(page.phase) && !page.isZoomed;
  };
  return {
    health,
    /** Whether the page is in one of these phases, at its own size. */
    isAt,
    /** Waits until it is, and has said so once more. */
    async settle(...phases: string[]) {
      while (!(await isAt(...phases))) await sleep(500);
      await sleep(BEAT_MS);
    },
    async end() {
      await kiosk.end();
      policies.remove();
    },
  };
}
