import { atom } from 'jotai';
import { servicesAtom } from '../../../shared/session/services.ts';
import { timeoutSignal } from '../../../shared/session/timeout-signal.ts';
import { createTurns } from '../../../shared/visit/turns.ts';
import { fetchSlips, type SlipRow } from '../../../shared/wallet/slip-rows.ts';
import { validateSlip, type SlipCheck } from './validate-slip.ts';
import { checkSlipFile, type SlipFileError } from './slip-file.ts';

export type PickedSlip =
  | { status: 'none'; error: SlipFileError | null }
  | { status: 'checking'; file: File }
  | { status: 'ready'; file: File; check: SlipCheck };

/** A slip is valid for an hour [9.37], so a relevant duplicate is among the newest. */
const COMPARED_SLIPS = 100;

/** A list without a reply must not block sending. [2.49] */
export const LIST_TIMEOUT_MS = 5_000;

const basePickedAtom = atom<PickedSlip>({ status: 'none', error: null });
const turnAtom = createTurns();

/** The picture that the member has chosen, while and after it is checked. */
export const pickedSlipAtom = atom((get) => get(basePickedAtom));

/** Forgets the picture; a check that is still running has no effect. */
export const dropSlipAtom = atom(null, (_get, set) => {
  set(turnAtom);
  set(basePickedAtom, { status: 'none', error: null });
});

/** A later choice replaces the picture. [2.49] [8.13] [8.15] */
export const pickSlipAtom = atom(null, async (get, set, file: File) => {
  const isLatest = set(turnAtom);
  const error = await checkSlipFile(file).catch((): SlipFileError => 'not-a-picture');
  if (!isLatest()) return;
  if (error) return set(basePickedAtom, { status: 'none', error });
  set(basePickedAtom, { status: 'checking', file });

  const { call, clock, session } = get(servicesAtom);
  const signal = timeoutSignal(clock, LIST_TIMEOUT_MS, session.signal());
  const [reading, earlier] = await Promise.all([
    readReference(file),
    fetchSlips(call, 1, signal, COMPARED_SLIPS).then(
      ({ rows }) => rows,
      (): SlipRow[] => [],
    ),
  ]);
  if (isLatest()) set(basePickedAtom, { status: 'ready', file, check: validateSlip(reading, earlier) });
});

export const isDuplicateSlipAtom = atom((get) => {
  const picked = get(basePickedAtom);
  return picked.status === 'ready' && picked.check.kind === 'duplicate';
});

/** Compares the slip with a newer list: another page may have sent it since it was chosen. [8.15] */
export const compareSlipAtom = atom(null, (get, set, earlier: readonly SlipRow[]) => {
  const picked = get(basePickedAtom);
  if (picked.status !== 'ready' || picked.check.kind !== 'readable') return;
  set(basePickedAtom, { ...picked, check: validateSlip(picked.check.reference, earlier) });
});

/** undefined when this browser cannot decode pictures: then the check reports nothing. */
async function readReference(file: File): Promise<string | null | undefined> {
  try {
    const { readSlip } = await import('./read-slip.ts');
    return await readSlip(file);
  } catch {
    return undefined;
  }
}
