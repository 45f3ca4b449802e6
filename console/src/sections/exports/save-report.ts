import { slugOf, type Control } from 'mock-server/control';
import { descriptionOf, type Picture, saveJson } from './saved-files.ts';

interface ReportPlan {
  name: string;
  note: string;
  pictures?: readonly Picture[];
}

/** Everything that another machine needs to reproduce this state. */
export async function saveReport(world: Control, { name, note, pictures = [] }: ReportPlan): Promise<void> {
  const report = await world.call('GET /report', { query: { name } });
  const versions = { ...report.versions, browser: navigator.userAgent.slice(0, 300) };
  // The note is not part of the address, in which a long one does not fit.
  const scenario = { ...report.scenario, description: descriptionOf(note) };
  saveJson({ ...report, note, scenario, versions, pictures }, `${slugOf(name)}.report.json`);
}
