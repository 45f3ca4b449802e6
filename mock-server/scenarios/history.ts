import { satangFromBaht, type Satang } from 'contracts/rules';
import { HOUR_MS } from '../engine/clock.ts';
import { openGame, refreshGames } from '../world/games/games.ts';
import type { Member } from '../world/members/members.ts';
import { gameAccountOf, walletOf, type Account } from '../world/money/accounts.ts';
import { addStatement, type StatementEntry } from '../world/money/statement.ts';
import { send } from '../world/wallet/withdrawals.ts';
import type { World } from '../world/world.ts';

/** Writes a member's past: each step moves the money and adds its statement entry. Amounts are in baht or kip. */
export class History {
  readonly #world: World;
  readonly #member: Member;

  constructor(world: World, member: Member) {
    this.#world = world;
    this.#member = member;
  }

  deposit(hoursAgo: number, baht: number, bankCode: string): this {
    const amount = this.#move(hoursAgo, `outside:${bankCode}`, walletOf(this.#member), baht);
    return this.#addEntry(hoursAgo, { statementType: 'deposit', amount, from: bankCode, to: 'WALLET' });
  }

  bonus(hoursAgo: number, baht: number, description: string): this {
    const amount = this.#move(hoursAgo, 'outside:bonus', walletOf(this.#member), baht);
    const links = { bonus: description };
    return this.#addEntry(hoursAgo, { statementType: 'bonus', amount, from: 'BONUS', to: 'WALLET', links });
  }

  withdraw(hoursAgo: number, baht: number): this {
    const { bankCode } = this.#member.bankAccount;
    const amount = this.#move(hoursAgo, walletOf(this.#member), `outside:${bankCode}`, baht);
    return this.#addEntry(hoursAgo, { statementType: 'withdraw', amount, from: 'WALLET', to: bankCode });
  }

  /** A withdrawal that is pending until QA decides it. */
  waitingWithdrawal(hoursAgo: number, baht: number): this {
    send(this.#world, this.#member, satangFromBaht(baht), this.#at(hoursAgo), null);
    return this;
  }

  /** Moves no money: only the statement shows the attempt. */
  failedWithdraw(hoursAgo: number, baht: number): this {
    return this.#addEntry(hoursAgo, {
      statementType: 'withdraw',
      status: 'FAILED',
      amount: satangFromBaht(baht),
      from: 'WALLET',
      to: this.#member.bankAccount.bankCode,
    });
  }

  open(code: string): this {
    openGame(this.#world, this.#member, code);
    return this;
  }

  play(hoursAgo: number, baht: number, code: string): this {
    this.open(code);
    const amount = this.#move(hoursAgo, walletOf(this.#member), gameAccountOf(this.#member, code), baht);
    refreshGames(this.#world, this.#member);
    return this.#addEntry(hoursAgo, { statementType: 'transfer', amount, from: 'WALLET', to: code });
  }

  #move(hoursAgo: number, from: Account, to: Account, baht: number): Satang {
    const amount = satangFromBaht(baht);
    this.#world.ledger.move(this.#at(hoursAgo), from, to, amount);
    return amount;
  }

  #addEntry(
    hoursAgo: number,
    entry: Omit<StatementEntry, 'memberId' | 'at' | 'status'> & Partial<StatementEntry>,
  ): this {
    addStatement(this.#world, {
      status: 'SUCCESS',
      ...entry,
      memberId: this.#member.id,
      at: this.#at(hoursAgo),
    });
    return this;
  }

  #at(hoursAgo: number): number {
    return this.#world.clock.now() - hoursAgo * HOUR_MS;
  }
}
