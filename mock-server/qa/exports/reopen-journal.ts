import type { Reply } from '../../control/index.ts';
import type { FaultKind } from '../../engine/fault.ts';
import type { Journal } from '../../engine/journal.ts';
import type { RawMovement } from '../../engine/journal-entry.ts';

type JournalEntry = Reply<'GET /journal'>['entries'][number];

/** A journal of a world counts further than this in no lifetime. */
const GREATEST_ID = 1e12;

/** Fills an empty journal with the entries of a report, as they were shown then: with their numbers, which notes name. */
export function reopenJournal(journal: Journal, entries: readonly JournalEntry[]): void {
  for (const entry of entries) {
    const isNext = entry.id > journal.lastId && entry.id < GREATEST_ID;
    const { at, call, method, path, status, code, memberId, milliseconds, fault } = entry;
    const { serverViolations, clientViolation, movements, body, answer } = entry;
    const raw = {
      at,
      call,
      method,
      url: path,
      status,
      code,
      memberId,
      milliseconds,
      fault: fault as FaultKind | null,
      serverViolations,
      clientViolation,
      movements: movements.map(movementOf),
      body: body === null ? null : JSON.stringify(body),
      answer: answer === null ? null : JSON.stringify(answer),
    };
    journal.add(raw, isNext ? entry.id : undefined);
  }
}

/** An entry has the accounts and the whole amount; the split among several accounts is not stored. */
function movementOf({ from, to, amount, reference }: JournalEntry['movements'][number]): RawMovement {
  const share = (accounts: readonly string[], sign: 1 | -1) =>
    accounts.map((account, index) => ({
      account,
      amount: sign * (index === 0 ? amount - accounts.length + 1 : 1),
    }));
  return { postings: [...share(from, -1), ...share(to, 1)], ...(reference === null ? {} : { reference }) };
}
