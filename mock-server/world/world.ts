import type { TSchema } from 'typebox';
import { mergeSlices } from '../engine/slice.ts';
import { createSnapshots } from '../engine/snapshot.ts';
import type { SnapshotKinds } from '../engine/snapshot-kinds.ts';
import { createWorldBase, worldBaseKinds, type WorldBase, type WorldOptions } from '../engine/world-base.ts';
import { chatSlice, type ChatState } from './chat/slice.ts';
import { assertDecidable } from './deposits/slips.ts';
import { depositsSlice, type DepositsState } from './deposits/slice.ts';
import { playSlice, type PlayState } from './games/slice.ts';
import { assertAddressable } from './members/members.ts';
import { identitySlice, type IdentityState } from './members/slice.ts';
import { moneySlice, type MoneyState } from './money/books.ts';
import { rewardsSlice, type RewardsState } from './rewards/slice.ts';
import { serviceSlice, type ServiceState } from './service/slice.ts';
import { walletSlice, type WalletState } from './wallet/slice.ts';
import { assertPayable } from './wallet/withdrawals.ts';

/** Nothing in a world refers to another world. */
export interface World
  extends
    WorldBase,
    ServiceState,
    MoneyState,
    IdentityState,
    RewardsState,
    PlayState,
    DepositsState,
    WalletState,
    ChatState {}

const rules = mergeSlices(
  serviceSlice,
  moneySlice,
  identitySlice,
  rewardsSlice,
  playSlice,
  depositsSlice,
  walletSlice,
  chatSlice,
);

const kinds: SnapshotKinds<World> = { ...worldBaseKinds, ...rules.kinds };

export const worldFields = (Object.keys(kinds) as (keyof World)[]).filter(
  (field) => kinds[field].schema !== null,
);

/** The schema of a field's saved form. @throws Error for a field that is not saved */
export function fieldSchema(field: string): TSchema {
  const schema = Object.hasOwn(kinds, field) ? kinds[field as keyof World].schema : null;
  if (schema === null) throw new Error(`a snapshot has no field ${field}`);
  return schema;
}

export function createWorld(options: WorldOptions): World {
  return { ...createWorldBase(options), ...rules.create() };
}

/** Incremented when a world's data change so that older snapshots no longer fit. */
export const SNAPSHOT_VERSION = 5;

export const worldSnapshots = createSnapshots<World>({
  version: SNAPSHOT_VERSION,
  kinds,
  create: createWorld,
  assertSound: (world) => {
    world.ledger.audit();
    assertAddressable(world);
    assertDecidable(world);
    assertPayable(world);
  },
});
