import type { Verb } from '../../control/table.ts';
import { VerbRefusal } from '../verb-refusal.ts';

type FileKind = 'snapshot' | 'scenario' | 'report';

/** The verbs that take a file which a tester has saved. */
const TAKES: ReadonlyMap<string, FileKind> = new Map<Verb, FileKind>([
  ['PUT /snapshot', 'snapshot'],
  ['PUT /scenario', 'scenario'],
  ['POST /scenarios', 'scenario'],
  ['PUT /report', 'report'],
]);

/**
 * Runs before the schema, which would name one of many fields that another kind of file does not have.
 * @throws VerbRefusal BAD_INPUT for a file that another verb takes
 */
export function assertFileKind(key: string, body: unknown): void {
  const [taken, sent] = [TAKES.get(key), kindOf(body)];
  if (taken === undefined || sent === null || sent === taken) return;
  throw new VerbRefusal('BAD_INPUT', `this is no ${taken} but a ${sent}: PUT …/${sent} takes it`);
}

function kindOf(body: unknown): FileKind | null {
  if (typeof body !== 'object' || body === null) return null;
  const { format, fields } = body as Record<string, unknown>;
  if (format === 'wallet-scenario') return 'scenario';
  if (format === 'wallet-report') return 'report';
  return format === undefined && fields !== undefined ? 'snapshot' : null;
}
