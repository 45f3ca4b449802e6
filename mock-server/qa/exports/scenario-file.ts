import type { Static } from 'typebox';
import type { ScenarioFileSchema } from '../../control/exports.ts';
import type { Snapshot } from '../../engine/snapshot.ts';
import { withoutSecrets } from './without-secrets.ts';

export type ScenarioFile = Static<typeof ScenarioFileSchema>;

/** A snapshot as a named file without secrets, for `MOCK_SCENARIOS`. */
export function scenarioFile(snapshot: Snapshot, name: string, description = ''): ScenarioFile {
  return { format: 'wallet-scenario', version: 1, name, description, snapshot: withoutSecrets(snapshot) };
}
