import { it } from 'vitest';
import { expectSavedForm } from '../../test/expect-saved-form.ts';
import { madeWorld, onlyMember } from '../../test/made-world.ts';
import { makeBankTransfer } from './bank-transfers.ts';
import { makeGift } from './gift-links.ts';
import { createQr } from './qr.ts';
import { depositsSlice } from './slice.ts';
import { addSlip } from './slips.ts';

const FILE = { type: 'image/png', bytes: new Uint8Array([1]) };

it('the deposits of a snapshot load only whole', () => {
  const world = madeWorld('a member with money');
  const member = onlyMember(world);
  createQr(world, member, 'KBANK', 100);
  world.qrRefusals.push({ message: 'QR_FAIL', phone: null });
  makeGift(world, 10);
  const { reference } = makeBankTransfer(world, member, { amount: 10 });
  addSlip(world, member, FILE, { reference });
  addSlip(world, member, FILE, { problem: 'INVALID_SLIP' });
  world.slipFailures.push('NOT_MATCH');
  expectSavedForm(depositsSlice, world, {
    takes: {
      'qrs.0.1.ended': [null, 'replaced', 'cancelled', 'paid', 'paid-late', 'paid-wrong'],
      'slips.0.1.status': ['PENDING', 'SUCCESS', 'FAILED'],
      'slipHours.validMinutes': [0],
      'slipHours.closedFrom': ['00:00', '19:59', '23:00'],
    },
    refuses: {
      'qrs.0.1.ended': ['', 'expired'],
      'slips.0.1.status': ['', 'DONE'],
      'slipHours.validMinutes': [-1],
      'slipHours.closedFrom': ['', '24:00', '12:60', '1:00', '12:00 '],
    },
  });
});
