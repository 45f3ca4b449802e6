import type { Scenario } from '../engine/scenario.ts';
import { WRONG_PASSWORDS } from '../world/members/login-guard.ts';
import { sendOtp, verifyOtp } from '../world/members/otp.ts';
import type { World } from '../world/world.ts';
import { demo } from './demo.ts';
import { History } from './history.ts';
import { addSomchai } from './users.ts';

export const memberWithMoney: Scenario<World> = {
  name: 'a member with money',
  description: 'Somchai alone: 1,000.00 in the wallet from one deposit, no game account',
  prepare: (world) => {
    new History(world, addSomchai(world)).deposit(2, 1000, 'KBANK');
  },
};

const memberWithoutMoney: Scenario<World> = {
  name: 'a member without money',
  description: 'Somchai alone: empty wallet, no game account, no line in the statement',
  prepare: (world) => {
    addSomchai(world);
  },
};

const inactiveMember: Scenario<World> = {
  name: 'an inactive member',
  description: 'Somchai alone, deactivated: login and every call of his are refused',
  prepare: (world) => {
    addSomchai(world).isActive = false;
  },
};

const memberWhoseBankIsGone: Scenario<World> = {
  name: 'a member whose bank is gone',
  description:
    'Somchai alone with 1,000.00; his account is at a bank that nothing can be withdrawn to [8.08]',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    for (const member of world.members.values()) member.bankAccount.bankCode = 'GONE';
  },
};

const memberWhoseWalletIsGone: Scenario<World> = {
  name: 'a member whose wallet is gone',
  description: 'Somchai alone, and no wallet is found for him [8.08]',
  prepare: (world) => {
    addSomchai(world).hasWallet = false;
  },
};

const foreignNetwork: Scenario<World> = {
  name: 'a foreign network',
  description: 'Somchai alone with 1,000.00; calls from his network are not let in [6.03]',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    world.flags.invalidIp = true;
  },
};

const expiredToken: Scenario<World> = {
  name: 'a member whose token has expired',
  description: 'Somchai alone with 1,000.00; every token issued here has expired when it is issued',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    world.flags.tokenSeconds = 0;
  },
};

const unknownTokens: Scenario<World> = {
  name: 'every token is unknown',
  description: 'Somchai alone with 1,000.00; no token issued here is known when it comes back',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    world.flags.forgetsTokens = true;
  },
};

const rateLimited: Scenario<World> = {
  name: 'a member who must wait a minute',
  description: 'Somchai alone, who has just given a wrong password too often',
  prepare: (world) => {
    const { phone } = addSomchai(world);
    for (let time = 0; time < WRONG_PASSWORDS; time += 1) world.loginGuard.failed(phone, world.clock.now());
  },
};

const noCodeAsked: Scenario<World> = {
  name: 'no code is asked for',
  description: "The demo's members; a visitor may register without a code",
  prepare: (world) => {
    demo.prepare(world);
    world.flags.registerOTP = false;
  },
};

/** A phone that no member has in any scenario. */
const VISITOR = '0611111111';

const verifiedPhone: Scenario<World> = {
  name: 'a visitor with a verified phone',
  description: "The demo's members; the phone 0611111111 has just been verified and may register",
  prepare: (world) => {
    demo.prepare(world);
    const sent = sendOtp(world, VISITOR);
    const otp = sent && world.otps.get(sent.token);
    if (otp) verifyOtp(world, sent.token, otp.code);
  },
};

export const memberScenarios = [
  memberWithMoney,
  memberWithoutMoney,
  inactiveMember,
  memberWhoseBankIsGone,
  memberWhoseWalletIsGone,
  foreignNetwork,
  expiredToken,
  unknownTokens,
  rateLimited,
  noCodeAsked,
  verifiedPhone,
];
