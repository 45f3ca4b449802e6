import { policyFile } from '../policies.ts';
import { freePort, launchKiosk } from '../testing/launched-kiosk.ts';
import { CHROMIUM_WITH_POLICIES, policyFolder } from '../testing/policy-folder.ts';

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
  return {
    health,
    /** Whether the page is in one of these phases, at its own size. */
    async isAt(...phases: string[]) {
      const { page } = (await health().catch(() => null)) ?? { page: null };
      return page !== null && phases.includes(page.phase) && !page.isZoomed;
    },
    async end() {
      await kiosk.end();
      policies.remove();
    },
  };
}
