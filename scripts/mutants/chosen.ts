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
  const isOf = (id: string) => (mutant: Mutant) => mutant.id === id || mutant.id.startsWith(id);
  const isIn = (folder: string) => (mutant: Mutant) => mutant.file.startsWith(`${folder}/`);
  const unknown = only?.find((id) => !all.some(isOf(id)));
  if (unknown !== undefined) throw new UserError(`No planted defect has an id such as ${unknown}.`);
  const empty = folders?.find((folder) => !all.some(isIn(folder)));
  if (empty !== undefined) throw new UserError(`No defect is planted in the folder ${empty}.`);
  const found = all.filter(
    (mutant) =>
      (only?.some((id) => isOf(id)(mutant)) ?? true) &&
      (folders?.some((folder) => isIn(folder)(mutant)) ?? true),
  );
  if (found.length === 0) throw new UserError('No planted defect has both such an id and such a folder.');
  return found;
}
