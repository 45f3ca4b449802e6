import { bahtFromSatang, satang } from 'contracts/rules';
import type { Fault } from '../../engine/fault.ts';
import type { Snapshot } from '../../engine/snapshot.ts';
import type { StatementEntry } from '../../world/money/statement.ts';
import type { Outage } from '../../world/service/outages.ts';
import type { World } from '../../world/world.ts';
import { isRepeated } from './journey-calls.ts';
import { goHome, line, quoted, write, type Journey } from './journey-lines.ts';

interface SavedMovement {
  id: number;
  postings: { account: string; amount: number }[];
}
const PAGE = 10;

export function assertionsOf(journey: Journey, before: Snapshot, after: Snapshot): string[] {
  const closing: Journey = { ...journey, lines: [] };
  const old = movementsOf(before);
  const moved = movementsOf(after).slice(old.length);
  write(closing, '', '// The ledger has exactly these movements.');
  write(
    closing,
    `expect(await movementsSince(world, ${old.at(-1)?.id ?? 0})).toEqual([`,
    ...moved.map((movement) => `  ${line(movementView(movement))},`),
    ']);',
  );
  const { member } = journey;
  const members = after.fields['members'] as [id: string, member: unknown][];
  if (!member || !members.some(([id]) => id === member.id)) return closing.lines;
  const wallet = balancesOf(after).get(`wallet:${member.id}`) ?? 0;
  write(closing, `expect((await world.member(member.phone)).wallet).toBe(${baht(wallet)});`);
  const rows = entriesOf(after, member.id);
  const added = rows.slice(entriesOf(before, member.id).length).reverse().slice(0, PAGE);
  if (added.length === 0 || !showsStatement(closing, after, member.id)) return closing.lines;
  write(closing, '', '// The statement, as the member sees it.');
  goHome(closing);
  write(closing, 'await home.openStatement();');
  added.forEach(({ amount }, index) =>
    write(closing, `await expect(statement.rows.nth(${index})).toContainText(${quoted(shown(amount))});`),
  );
  return closing.lines;
}

/** Whether the app would show a member the statement, in the session it has or a new one. */
function showsStatement({ screen }: Journey, { fields }: Snapshot, memberId: string): boolean {
  const flags = fields['flags'] as World['flags'];
  const outages = fields['outages'] as Outage[];
  const { faults } = fields['faults'] as { faults: Fault[] };
  const members = new Map(fields['members'] as [string, { isActive: boolean }][]);
  if (flags.terminated || flags.invalidIp || flags.requestsPerMinute !== null) return false;
  if (outages.includes('service') || faults.some(spoilsReads)) return false;
  const isClosed = flags.tokenSeconds === 0 || outages.includes('login');
  return members.get(memberId)?.isActive === true && !flags.forgetsTokens && !(screen === 'out' && isClosed);
}

/** A login is as needed as a read. */
const spoilsReads = ({ call }: Fault) =>
  call === '*' || call === 'POST /api/login' || !isRepeated({ call, method: call.split(' ', 1)[0] ?? '' });

const baht = (amount: number) => bahtFromSatang(satang(amount));
/** Formats amounts as the app does. [5.33] */
const shown = (amount: number) =>
  baht(amount).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const ledgerOf = ({ fields }: Snapshot) =>
  fields['ledger'] as { movements: SavedMovement[]; balances: [string, number][] };
const movementsOf = (snapshot: Snapshot) => ledgerOf(snapshot).movements;
const balancesOf = (snapshot: Snapshot) => new Map(ledgerOf(snapshot).balances);

function entriesOf({ fields }: Snapshot, memberId: string): StatementEntry[] {
  const statement = new Map(fields['statement'] as [string, StatementEntry[]][]);
  return statement.get(memberId) ?? [];
}

function movementView({ postings }: SavedMovement) {
  const accounts = (isFrom: boolean) =>
    postings.filter(({ amount }) => amount !== 0 && amount < 0 === isFrom).map(({ account }) => account);
  const amount = postings.reduce((sum, posting) => sum + Math.max(0, posting.amount), 0);
  return { from: accounts(true), to: accounts(false), amount: baht(amount) };
}
