import type { Control } from 'mock-server/control';
import { type Picture, saveJson, slugOf } from './saved-files.ts';

interface ReportPlan {
  name: string;
  note: string;
  pictures?: readonly Picture[];
}

/** Everything that another machine needs to reproduce this state. */
export async function saveReport(world: Control, { name, note, pictures = [] }: ReportPlan): Promise<void> {
  const report = await world.call('GET /report', { query: { name, note } });
  const versions = { ...report.versions, browser: navigator.userAgent.slice(0, 300) };
  saveJson({ ...report, versions, pictures }, `${slugOf(name)}.report.json`);
}
