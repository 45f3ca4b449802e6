import { UserError } from '../user-error.ts';
import type { Mutant } from './mutant.ts';

interface Choice {
  /** Ids, or the start of ids. */
  only?: readonly string[] | null | undefined;
  folders?: readonly string[] | null | undefined;
}

/**
 * The defects of these ids in these folders; without a choice, all.
 * @throws UserError if a part of the choice names none: a drill of no defect would pass.
 */
export function chosen(all: readonly Mutant[], { only, folders }: Choice): Mutant[] {
  const isOf = ({ id }: Mutant, start: string) => id.startsWith(start);
  const isIn = ({ file }: Mutant, folder: string) => file.startsWith(`${folder}/`);
  const unknown = only?.find((start) => !all.some((mutant) => isOf(mutant, start)));
  if (unknown !== undefined) throw new UserError(`No planted defect has an id such as ${unknown}.`);
  const empty = folders?.find((folder) => !all.some((mutant) => isIn(mutant, folder)));
  if (empty !== undefined) throw new UserError(`No defect is planted in the folder ${empty}.`);
  const found = all.filter(
    (mutant) =>
      (only?.some((start) => isOf(mutant, start)) ?? true) &&
      (folders?.some((folder) => isIn(mutant, folder)) ?? true),
  );
  if (found.length === 0) throw new UserError('No planted defect has both such an id and such a folder.');
  return found;
}
