import startServers from '../servers.ts';
import { requireEngines } from './browsers/all.ts';

/** Playwright's global setup: nothing is built or served before the browsers are there. */
export default function setUp(): Promise<() => Promise<void>> {
  requireEngines();
  return startServers();
}
