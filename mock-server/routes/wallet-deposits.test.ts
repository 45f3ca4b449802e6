import { expect, it } from 'vitest';
import { madeWorld } from '../test/made-world.ts';
import { memberByPhone, removeMember } from '../world/members/members.ts';
import { issueToken } from '../world/members/tokens.ts';
import { walletDepositHandlers } from './wallet-deposits.ts';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

it('a slip is not stored when its member is removed while it is read [7.23]', async () => {
  // The made world's clock stands: around midnight slips are refused. [9.38]
  const world = madeWorld();
  const member = memberByPhone(world, '0812345678')!;
  const call = { world, member, token: issueToken(world, member), file: { type: 'image/png', bytes: PNG } };
  const upload = walletDepositHandlers['POST /api/wallet/slip'];
  const before = world.slips.size;
  const isStored = upload(call as unknown as Parameters<typeof upload>[0]);
  removeMember(world, member);
  await expect(isStored).rejects.toMatchObject({ code: 'INVALID_USER_2' });
  expect(world.slips.size).toBe(before);
});
