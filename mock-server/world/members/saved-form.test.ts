import { it } from 'vitest';
import { expectSavedForm } from '../../test/expect-saved-form.ts';
import { madeWorld } from '../../test/made-world.ts';
import { sendOtp } from './otp.ts';
import { identitySlice } from './slice.ts';
import { issueToken } from './tokens.ts';

it('the members of a snapshot load only whole', () => {
  const world = madeWorld();
  const [member] = world.members.values();
  issueToken(world, member!);
  sendOtp(world, '0611111111');
  world.loginGuard.failed(member!.phone, world.clock.now());
  expectSavedForm(identitySlice, world, {
    takes: {
      'members.0.1.invitedBy': ['100002', null],
      'members.0.1.coin': [0],
      'members.0.1.invite.success': [0],
      'lastIds.member': [0],
      'tokens.0.1.ended': [null, 'password', 'revoked'],
      'otps.0.1.ended': [null, 'replaced', 'used'],
    },
    refuses: {
      'members.0.1.coin': [-1, 0.5],
      'members.0.1.invite.success': [-1],
      'members.0.1.invite.fail': [-1],
      'members.0.1.invitedBy': [1],
      'lastIds.member': [-1],
      'tokens.0.1.ended': [''],
      'otps.0.1.ended': [''],
      'otps.0.1.wrongCodes': [-1],
    },
  });
});
