import { verbs, type Body } from 'mock-server/control';
import { fieldKind, type Schema } from './schema.ts';

type Reason = Body<'POST /slips/fail-next'>['reason'];

/** The 11 reasons, from the table of the control API. */
export const slipReasons = reasons();

function reasons(): readonly Reason[] {
  const { properties } = verbs['POST /slips/fail-next'].body as Schema;
  const field = fieldKind(properties?.['reason'] ?? {});
  return field.kind === 'choice' ? (field.values as Reason[]) : [];
}
