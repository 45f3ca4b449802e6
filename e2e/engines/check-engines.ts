import startServers from '../servers.ts';
import { requireEngines } from './browsers/all.ts';

/** Playwright's global setup: checks that the browsers are installed before it builds and serves. */
export default function setUp(): Promise<() => Promise<void>> {
  requireEngines();
  return startServers();
}
