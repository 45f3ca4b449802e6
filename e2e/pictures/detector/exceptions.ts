import type { Finding } from './tools.ts';

interface Exception {
  kind: Finding['kind'];
  /** Matches the finding's place and detail. */
  says: RegExp;
  reason: string;
}

/** Findings that are accepted. */
const EXCEPTIONS: readonly Exception[] = [
  {
    kind: 'covered',
    says: /^(header|nav) › .*by region › /,
    reason:
      'A toast covers the bar, which shows no amount, for a few seconds, as members are used to. [8.20]',
  },
  {
    kind: 'covered',
    says: /by header › (option|select) /,
    reason: 'An open list covers the page until a language is chosen.',
  },
  {
    kind: 'target',
    says: /^dialog › button “(Slide|ภาพที่|ຮູບທີ) .*: 24 × 48 px/,
    reason: 'The dots of a carousel: its two arrows do the same and are full targets. (WCAG 2.2, 2.5.8)',
  },
];

export function isExcepted({ kind, where, detail }: Finding): boolean {
  return EXCEPTIONS.some((one) => one.kind === kind && one.says.test(`${where}: ${detail}`));
}
