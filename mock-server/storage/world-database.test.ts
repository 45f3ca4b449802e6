import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { satang } from 'contracts/rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { scenarios } from '../scenarios/index.ts';
import { addStatement, changeStatus, type StatementEntry } from '../world/money/statement.ts';
import { worldSnapshots, type World } from '../world/world.ts';
import { createWorlds } from '../world/worlds.ts';
import { roomNamed, sendFromAgent } from '../world/chat/chat.ts';
import { systemClock } from '../engine/clock.ts';
import { LongList } from '../engine/long-list.ts';
import { storeFile } from '../engine/stored-files.ts';
import { WorldDatabase } from './world-database.ts';

let folder: string;
let database: WorldDatabase<World>;
let world: World;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'database-'));
  database = openDatabase();
  world = createWorlds(systemClock, scenarios).reset('kept', {
    scenario: 'a member with money',
    frozenAt: 1.7e12,
  });
});
afterEach(async () => {
  database.close();
  await rm(folder, { recursive: true });
});

const openDatabase = () => new WorldDatabase(join(folder, 'worlds.db'), worldSnapshots);

/** The worlds as a new process reads them. */
function stored(): unknown[] {
  database.close();
  database = openDatabase();
  return [...database.read()].map(({ snapshot }) => snapshot);
}

const entry: StatementEntry = {
  memberId: 'm-1',
  statementType: 'withdraw',
  status: 'PENDING',
  amount: satang(100),
  from: 'WALLET',
  to: 'SCB',
  at: 1.7e12,
};

describe('a database of worlds', () => {
  it('returns a world as it was written', () => {
    storeFile(world, { type: 'image/png', bytes: Uint8Array.of(1, 2, 3) });
    database.write(world);
    expect(stored()).toEqual([worldSnapshots.save(world)]);
  });

  it('stores each uploaded file as a row, so that it is encoded once', () => {
    const ids = [1, 2].map((byte) => storeFile(world, { type: 'image/png', bytes: Uint8Array.of(byte) }));
    const files = worldSnapshots.split(world).fields.find(({ field }) => field === 'files');
    expect([...(files?.rows ?? [])].map(([key]) => key)).toEqual(ids);
  });

  it('reads a folder that holds all files in one row', () => {
    const files = [['f-1', { type: 'image/png', bytes: 'AQ==', at: 0 }]];
    const snapshot = worldSnapshots.join({}, new Map([['files', [['', [files]]]]]));
    expect(snapshot).toMatchObject({ fields: { files } });
  });

  it('writes only rows that changed', () => {
    storeFile(world, { type: 'image/png', bytes: Uint8Array.of(1, 2, 3) });
    expect(database.write(world)).toBeGreaterThan(20);
    expect(database.write(world)).toBe(0);
    world.clock.advance(1);
    expect(database.write(world)).toBe(1);
  });

  it('writes a new movement without those before it', () => {
    const move = () => world.ledger.move(1.7e12, 'outside:SCB', 'wallet:m-1', satang(1));
    for (let count = 0; count < 1_000; count += 1) move();
    database.write(world);
    move();
    // The movement and the two balances.
    expect(database.write(world)).toBe(3);
    expect(stored()).toEqual([worldSnapshots.save(world)]);
  });

  it('writes a new message without those before it, and without its room', () => {
    const say = (message: string) =>
      sendFromAgent(world, 'RK-1', { message_type: 'text', payload: { message } }, 'agent');
    for (let count = 0; count < 1_000; count += 1) say('before');
    database.write(world);
    say('new');
    expect(database.write(world)).toBe(1);
    expect(stored()).toEqual([worldSnapshots.save(world)]);
    say('after the read');
    database.write(world);
    expect(stored()).toEqual([worldSnapshots.save(world)]);
  });

  it('reads a folder that holds a room and its messages as one value', () => {
    sendFromAgent(world, 'RK-1', { message_type: 'text', payload: { message: 'x' } }, 'agent');
    const { entries, ...room } = roomNamed(world, 'RK-1');
    const one = { entries: [...entries.values], ...room };
    const snapshot = worldSnapshots.join({}, new Map([['chatRooms', [['RK-1', [one]]]]]));
    expect(snapshot).toMatchObject({ fields: { chatRooms: [['RK-1', one]] } });
  });

  it('reads back 125,000 movements', () => {
    for (let count = 0; count < 125_000; count += 1) {
      world.ledger.move(1.7e12, 'outside:SCB', 'wallet:m-1', satang(1));
    }
    database.write(world);
    const [snapshot] = stored();
    const again = createWorlds(systemClock, scenarios).load('kept', snapshot);
    expect(again.ledger.movements.length).toBe(world.ledger.movements.length);
  });

  it('follows entries that change, come in between, and go', () => {
    world.statement.clear();
    addStatement(world, { ...entry, reference: 'a' });
    addStatement(world, { ...entry, reference: 'b' });
    database.write(world);
    changeStatus(world, 'm-1', ({ reference }) => reference === 'a', 'SUCCESS');
    expect(database.write(world)).toBe(1);
    addStatement(world, { ...entry, reference: 'earlier', at: 1.6e12 });
    database.write(world);
    expect(stored()).toEqual([worldSnapshots.save(world)]);
    database.write(world);
    world.statement.set('m-1', new LongList());
    world.statement.set('m-2', new LongList());
    database.write(world);
    expect(stored()).toEqual([worldSnapshots.save(world)]);
    database.write(world);
    world.statement.delete('m-1');
    database.write(world);
    expect(stored()).toEqual([worldSnapshots.save(world)]);
  });

  it('keeps the order of a map whose keys move', () => {
    database.write(world);
    const [first] = world.phones;
    world.phones.delete(first?.[0] ?? '');
    world.phones.set(...(first ?? ['', '']));
    database.write(world);
    expect(stored()).toEqual([worldSnapshots.save(world)]);
  });

  it('writes all of a world again after a failed write', () => {
    database.write(world);
    world.outages.add('slip-intake');
    Object.assign(world.flags, { bad: 1n });
    expect(() => database.write(world)).toThrow('BigInt');
    Reflect.deleteProperty(world.flags, 'bad');
    database.write(world);
    expect(stored()).toEqual([worldSnapshots.save(world)]);
  });

  it('removes a world with all its rows', () => {
    database.write(world);
    database.remove('kept');
    expect(stored()).toEqual([]);
    database.write(world);
    expect(stored()).toEqual([worldSnapshots.save(world)]);
  });
});
