import type { ErrorCode } from 'contracts';
import type { Scenario } from '../engine/scenario.ts';
import { openGame } from '../world/games/games.ts';
import { sendOtp, verifyOtp, WRONG_CODES } from '../world/members/otp.ts';
import { Refusal } from '../world/service/refusal.ts';
import type { Outage } from '../world/service/outages.ts';
import type { World } from '../world/world.ts';
import { demo } from './demo.ts';
import { memberWithMoney } from './members.ts';
import { addSomchai } from './users.ts';

const VISITOR = '0611111111';

/** Codes that only a failing service answers, for tests that need each code of the catalogue once. */
function withOutages(name: string, description: string, outages: readonly Outage[]): Scenario<World> {
  return {
    name,
    description,
    prepare: (world) => {
      demo.prepare(world);
      verifyVisitor(world);
      for (const outage of outages) world.outages.add(outage);
    },
  };
}

function verifyVisitor(world: World): void {
  const sent = sendOtp(world, VISITOR);
  const otp = sent && world.otps.get(sent.token);
  if (otp) verifyOtp(world, sent.token, otp.code);
}

const outOfOrder = withOutages('a service out of order', "The demo's members; every call fails", ['service']);

const partsOutOfOrder = withOutages(
  'a service whose parts fail',
  "The demo's members and the verified phone 0611111111; nobody can log in, register, be sent a code or receive the invite bonus",
  ['login', 'registration', 'otp-sending', 'invite-bonus'],
);

const gamesNotOpened = withOutages(
  'a service that opens no games for a new member',
  "The demo's members and the verified phone 0611111111; a registration fails at the games",
  ['game-registration'],
);

const noMoreCalls: Scenario<World> = {
  name: 'a service that takes no more calls for now',
  description: 'Somchai alone with 1,000.00; every call is one too many',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    world.flags.requestsPerMinute = 0;
  },
};

const loginThatTells: Scenario<World> = {
  name: 'a login that tells what was wrong',
  description: "The demo's members; a failed login says whether it was the phone or the password",
  prepare: (world) => {
    demo.prepare(world);
    world.flags.loginTellsWhich = true;
  },
};

const refusing = (name: string, code: ErrorCode): Scenario<World> => ({
  name,
  description: `Somchai alone with 1,000.00; every call is refused with ${code}`,
  prepare: (world) => {
    memberWithMoney.prepare(world);
    world.faults.add({ call: '*', kind: 'refuse', code, times: 'always' });
  },
});

/** The specification shows no causes for the four codes, so each scenario names its code. [8.02] */
const unverifiedIdentities = (
  ['INVALID_USER_1', 'INVALID_USER_2', 'INVALID_USER_3', 'INVALID_USER_4'] as const
).map((code) => refusing(`an identity refused as ${code}`, code));

const filesNotKept: Scenario<World> = {
  name: 'the chat keeps no files for now',
  description: "The demo's members; every file of the chat is refused with SLIP_UPLOAD_FAIL",
  prepare: (world) => {
    demo.prepare(world);
    for (const call of ['POST /api/chat/upload-image', 'POST /api/chat/upload-video'] as const)
      world.faults.add({ call, kind: 'refuse', code: 'SLIP_UPLOAD_FAIL', times: 'always' });
  },
};

const codeThat = (
  name: string,
  description: string,
  change: (world: World, token: string) => void,
): Scenario<World> => ({
  name,
  description: `The demo's members; ${description}`,
  prepare: (world) => {
    demo.prepare(world);
    const sent = sendOtp(world, VISITOR);
    if (sent) change(world, sent.token);
  },
});

const codes = [
  codeThat('a visitor whose code has expired', 'the code sent to 0611111111 is too old', (world, token) => {
    const otp = world.otps.get(token);
    if (otp) otp.expiresAt = world.clock.now();
  }),
  codeThat(
    'a visitor whose code was replaced',
    'of the two codes sent to 0611111111 the first is meant',
    (world, token) => {
      const otp = world.otps.get(token);
      if (otp) otp.ended = 'replaced';
    },
  ),
  codeThat('a visitor whose code was used', 'the code sent to 0611111111 was accepted', (world, token) => {
    verifyOtp(world, token, world.otps.get(token)?.code ?? '');
  }),
  codeThat(
    'a visitor who has given too many wrong codes',
    'the phone 0611111111 is blocked for an hour',
    (world, token) => {
      for (let time = 0; time < WRONG_CODES; time += 1) giveWrongCode(world, token);
    },
  ),
  codeThat('a visitor whose code cannot be checked', 'codes are not checked for now', (world) => {
    world.outages.add('otp-checking');
  }),
];

function giveWrongCode(world: World, token: string): void {
  try {
    verifyOtp(world, token, '');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

const forgottenPlayer: Scenario<World> = {
  name: 'a member whom the games have forgotten',
  description: 'Somchai alone, with accounts at AREASLOT and UFABET, where nobody knows him any more',
  prepare: (world) => {
    const somchai = addSomchai(world);
    for (const code of ['AREASLOT', 'UFABET']) openGame(world, somchai, code).isForgotten = true;
  },
};

export const refusalScenarios = [
  outOfOrder,
  partsOutOfOrder,
  gamesNotOpened,
  noMoreCalls,
  loginThatTells,
  ...unverifiedIdentities,
  filesNotKept,
  ...codes,
  forgottenPlayer,
];
