import { WorldClock, type Clock } from './clock.ts';
import type { Member, Qr, QrRefusal, StatementEntry, Token } from './entities.ts';
import { Faults } from './faults.ts';
import { TOKEN_SECONDS, type Flags } from './flags.ts';
import { Journal } from './journal.ts';
import { Ledger } from './ledger.ts';
import { LoginGuard } from './login-guard.ts';
import { Random } from './random.ts';

/** All that one world holds. Nothing in it refers to another world. */
export interface World {
  readonly name: string;
  readonly scenario: string;
  readonly seed: number;
  readonly clock: WorldClock;
  readonly random: Random;
  readonly ledger: Ledger;
  readonly members: Map<string, Member>;
  readonly tokens: Map<string, Token>;
  readonly loginGuard: LoginGuard;
  readonly qrs: Map<string, Qr>;
  /** Creations of a QR that QA has asked to refuse, in order. */
  readonly qrRefusals: QrRefusal[];
  /** Lines of all members, oldest first. */
  readonly statement: StatementEntry[];
  readonly flags: Flags;
  readonly faults: Faults;
  readonly journal: Journal;
}

export interface WorldOptions {
  name: string;
  scenario: string;
  seed: number;
  clock: Clock;
  /** Milliseconds since 1970 at which the world's clock stands; null lets it run. */
  frozenAt: number | null;
}

/** A world without members; a scenario fills it. */
export function createWorld({ name, scenario, seed, clock: base, frozenAt }: WorldOptions): World {
  return {
    name,
    scenario,
    seed,
    clock: new WorldClock(base, frozenAt),
    random: new Random(seed),
    ledger: new Ledger(),
    members: new Map(),
    tokens: new Map(),
    loginGuard: new LoginGuard(),
    qrs: new Map(),
    qrRefusals: [],
    statement: [],
    flags: { terminated: false, tokenSeconds: TOKEN_SECONDS, forgetsTokens: false },
    faults: new Faults(),
    journal: new Journal(),
  };
}
