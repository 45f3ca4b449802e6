import type { WorldControl } from '../../control/world.ts';
import { type Picture, saveJson, slugOf } from './kept-files.ts';

interface ReportPlan {
  name: string;
  note: string;
  pictures?: readonly Picture[];
}

/** Everything that another machine needs to reproduce this state. */
export async function saveReport(
  world: WorldControl,
  { name, note, pictures = [] }: ReportPlan,
): Promise<void> {
  const report = await world.call('GET /report', { query: { name, note } });
  const versions = { ...report.versions, browser: navigator.userAgent.slice(0, 300) };
  saveJson({ ...report, versions, pictures }, `${slugOf(name)}.report.json`);
}
