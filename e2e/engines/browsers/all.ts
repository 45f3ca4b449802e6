import { firefox } from './firefox.ts';
import type { Engine } from './tab.ts';
import { webkit } from './webkit.ts';

export const engines: readonly Engine[] = [firefox, webkit];

/** @throws Error that says what to install */
export function requireEngines(): void {
  const missing = engines.filter((engine) => !engine.isInstalled());
  if (missing.length === 0) return;
  const packages = missing.flatMap((engine) => engine.packages).join(' ');
  throw new Error(
    `There is no ${missing.map(({ name }) => name).join(' and no ')} on this machine. ` +
      `On Debian: apt-get install -y --no-install-recommends ${packages}`,
  );
}
