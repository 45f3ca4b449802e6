import { createCall, type Body, type ControlFetch } from './call.ts';

type Filter = Omit<Body<'POST /journal/wait'>, 'count' | 'timeoutSeconds'>;

/**
 * The control API of one world, typed.
 * Each method is a verb of the table and throws an Error with the API's message; `call` reaches the other verbs.
 * @param mock its address, or a fetch() whose paths are absolute within the mock
 * @param token the mock's MOCK_TOKEN, if it has one
 */
export function createControl(mock: string | ControlFetch, world: string, token: string | null = null) {
  const send: ControlFetch = typeof mock === 'string' ? (path, init) => fetch(mock + path, init) : mock;
  const call = createCall(send, world, token);

  const members = async () => (await call('GET /members')).members;
  const otps = async () => (await call('GET /otps')).otps;

  return {
    name: world,
    call,

    reset: (body: Body<'PUT /'> = {}) => call('PUT /', { body }),
    world: () => call('GET /'),
    remove: () => call('DELETE /'),
    snapshot: () => call('GET /snapshot'),
    loadSnapshot: (body: object) => call('PUT /snapshot', { body }),

    scenario: (name: string) => call('GET /scenario', { query: { name } }),
    loadScenario: (body: Body<'PUT /scenario'>) => call('PUT /scenario', { body }),
    ledger: async (after = 0) => (await call('GET /ledger', { query: { after: String(after) } })).movements,

    clock: () => call('GET /clock'),
    setClock: (body: Body<'PUT /clock'>) => call('PUT /clock', { body }),
    advanceClock: (body: Body<'POST /clock/advance'>) => call('POST /clock/advance', { body }),

    flags: () => call('GET /flags'),
    setFlags: (body: Body<'PUT /flags'>) => call('PUT /flags', { body }),
    lookups: () => call('GET /lookups'),
    setLookups: (body: Body<'PUT /lookups'>) => call('PUT /lookups', { body }),
    setWithdrawLimits: (body: Body<'PUT /withdraw-limits'>) => call('PUT /withdraw-limits', { body }),
    setSlipHours: (body: Body<'PUT /slip-hours'>) => call('PUT /slip-hours', { body }),
    /** Sets exactly these outages. */
    setOutages: (outages: Body<'PUT /outages'>['outages']) => call('PUT /outages', { body: { outages } }),

    members,
    member: async (phone: string) => {
      const found = (await members()).find((member) => member.phone === phone);
      if (!found) throw new Error(`no member has the phone ${phone}`);
      return found;
    },
    removeMember: (phone: string) => call('DELETE /members/{phone}', { params: { phone } }),
    setBalance: (phone: string, body: Body<'PUT /members/{phone}/balance'>) =>
      call('PUT /members/{phone}/balance', { params: { phone }, body }),
    setActive: (phone: string, body: Body<'PUT /members/{phone}/active'>) =>
      call('PUT /members/{phone}/active', { params: { phone }, body }),
    setHasWallet: (phone: string, body: Body<'PUT /members/{phone}/wallet'>) =>
      call('PUT /members/{phone}/wallet', { params: { phone }, body }),
    setBank: (phone: string, body: Body<'PUT /members/{phone}/bank'>) =>
      call('PUT /members/{phone}/bank', { params: { phone }, body }),
    issueToken: (phone: string, body: Body<'POST /members/{phone}/tokens'> = {}) =>
      call('POST /members/{phone}/tokens', { params: { phone }, body }),
    revokeTokens: (phone: string) => call('DELETE /members/{phone}/tokens', { params: { phone } }),
    otps,
    otpCode: async (phone: string) => {
      const last = (await otps()).findLast((otp) => otp.phone === phone);
      if (!last) throw new Error(`no code was sent to ${phone}`);
      return last.code;
    },

    depositOptions: () => call('GET /deposit-options'),
    setDepositOptions: (body: Body<'PUT /deposit-options'>) => call('PUT /deposit-options', { body }),
    qrs: async () => (await call('GET /qrs')).qrs,
    payQr: (qrcodeId: string) => call('POST /qrs/{qrcodeId}/paid', { params: { qrcodeId } }),
    payQrLate: (qrcodeId: string) => call('POST /qrs/{qrcodeId}/paid-late', { params: { qrcodeId } }),
    payQrWrong: (qrcodeId: string, amount: number) =>
      call('POST /qrs/{qrcodeId}/paid-wrong', { params: { qrcodeId }, body: { amount } }),
    refuseNextQr: (body: Body<'POST /qrs/refuse-next'> = {}) => call('POST /qrs/refuse-next', { body }),
    makeTransfer: (body: Body<'POST /transfers'>) => call('POST /transfers', { body }),
    slipPicture: (reference: string) =>
      call('GET /transfers/{reference}/slip.png', { params: { reference } }),
    slips: async () => (await call('GET /slips')).slips,
    decideSlip: (slipId: string, body: Body<'POST /slips/{slipId}/decide'>) =>
      call('POST /slips/{slipId}/decide', { params: { slipId }, body }),
    loseSlipFile: (slipId: string) => call('DELETE /slips/{slipId}/file', { params: { slipId } }),
    failNextSlip: (reason: Body<'POST /slips/fail-next'>['reason']) =>
      call('POST /slips/fail-next', { body: { reason } }),
    makeGift: (amount: number) => call('POST /gifts', { body: { amount } }),

    games: async (phone: string) => (await call('GET /members/{phone}/games', { params: { phone } })).games,
    play: (phone: string, code: string, body: Body<'POST /members/{phone}/games/{code}/play'>) =>
      call('POST /members/{phone}/games/{code}/play', { params: { phone, code }, body }),
    forgetPlayer: (phone: string, code: string, isForgotten = true) =>
      call('PUT /members/{phone}/games/{code}/forgotten', {
        params: { phone, code },
        body: { isForgotten },
      }),
    /** Puts exactly these game providers out of service. */
    setGameOutages: (codes: string[]) => call('PUT /game-outages', { body: { codes } }),
    addGame: (body: Body<'POST /other-games'>) => call('POST /other-games', { body }),
    withdrawals: async () => (await call('GET /withdrawals')).withdrawals,
    decideWithdrawal: (reference: string, body: Body<'POST /withdrawals/{reference}/decide'>) =>
      call('POST /withdrawals/{reference}/decide', { params: { reference }, body }),
    addStatementLines: (phone: string, body: Body<'POST /members/{phone}/statement'>) =>
      call('POST /members/{phone}/statement', { params: { phone }, body }),

    bonuses: async () => (await call('GET /bonuses')).bonuses,
    setBonuses: (bonuses: Body<'PUT /bonuses'>['bonuses']) => call('PUT /bonuses', { body: { bonuses } }),
    promotions: async () => (await call('GET /promotions')).promotions,
    setPromotions: (promotions: Body<'PUT /promotions'>['promotions']) =>
      call('PUT /promotions', { body: { promotions } }),
    setBanners: (body: Body<'PUT /banners'>) => call('PUT /banners', { body }),
    setInvites: (phone: string, body: Body<'PUT /members/{phone}/invites'>) =>
      call('PUT /members/{phone}/invites', { params: { phone }, body }),
    setPlays: (phone: string, body: Body<'PUT /members/{phone}/plays'>) =>
      call('PUT /members/{phone}/plays', { params: { phone }, body }),
    heldBonus: async (phone: string) =>
      (await call('GET /members/{phone}/bonus', { params: { phone } })).held,
    finishBonus: (phone: string) => call('POST /members/{phone}/bonus/finish', { params: { phone } }),

    wheel: () => call('GET /wheel'),
    setWheel: (body: Body<'PUT /wheel'>) => call('PUT /wheel', { body }),
    setCoins: (phone: string, coins: number) =>
      call('PUT /members/{phone}/coins', { params: { phone }, body: { coins } }),
    setNextPrize: (code: string) => call('POST /wheel/next', { body: { code } }),
    coupons: async () => (await call('GET /coupons')).coupons,
    giveCoupon: (phone: string, body: Body<'POST /members/{phone}/coupons'>) =>
      call('POST /members/{phone}/coupons', { params: { phone }, body }),
    expireCoupon: (couponId: string) => call('POST /coupons/{couponId}/expire', { params: { couponId } }),

    chatRooms: async () => (await call('GET /chat/rooms')).rooms,
    chatRoomOf: async (phone: string) =>
      (await call('GET /members/{phone}/chat-room', { params: { phone } })).room,
    chatMessages: async (room: string) =>
      (await call('GET /chat/rooms/{room}/messages', { params: { room } })).messages,
    sendAsAgent: (room: string, body: Body<'POST /chat/rooms/{room}/messages'>) =>
      call('POST /chat/rooms/{room}/messages', { params: { room }, body }),
    endConversation: (room: string) => call('POST /chat/rooms/{room}/end', { params: { room } }),
    sockets: async () => (await call('GET /chat/sockets')).sockets,
    disconnectSockets: () => call('DELETE /chat/sockets'),
    setConnection: (body: Body<'PUT /chat/connection'>) => call('PUT /chat/connection', { body }),

    faults: async () => (await call('GET /faults')).faults,
    addFault: (body: Body<'POST /faults'>) => call('POST /faults', { body }),
    removeFault: (id: number) => call('DELETE /faults/{faultId}', { params: { faultId: String(id) } }),
    clearFaults: () => call('DELETE /faults'),

    journal: async (filter: Filter = {}) => (await call('GET /journal', { query: queryOf(filter) })).entries,
    count: async (filter: Filter = {}) =>
      (await call('GET /journal/count', { query: queryOf(filter) })).count,
    waitFor: async (body: Body<'POST /journal/wait'> = {}) =>
      (await call('POST /journal/wait', { body })).entries,
    har: () => call('GET /journal.har'),
    clearJournal: () => call('DELETE /journal'),
  };
}

export type Control = ReturnType<typeof createControl>;

type Counted = Pick<Control, 'world' | 'journal'>;

/**
 * What a world counts as outside the contract since it was made, or since its journal was emptied, one line each. The count
 * decides, because the journal forgets its oldest entries.
 * @param by the mock, or the clients that call it
 */
export async function violationsOf(control: Counted, by: 'server' | 'client'): Promise<string[]> {
  const count = (await control.world())[`${by}Violations`];
  if (count === 0) return [];
  const entries = await control.journal({ [`${by}Violations`]: true });
  const lines = entries.flatMap(({ method, path, serverViolations, clientViolation }) =>
    (by === 'server' ? serverViolations : [clientViolation]).map((text) =>
      [`${method} ${path}`.trim(), text].filter((part) => part !== '').join(': '),
    ),
  );
  const forgotten = count - lines.length;
  return forgotten > 0 ? [...lines, `${forgotten} more, in entries that the journal no longer has`] : lines;
}

function queryOf({ status, after, serverViolations, clientViolations, ...text }: Filter) {
  return {
    ...text,
    ...(status === undefined ? {} : { status: String(status) }),
    ...(after === undefined ? {} : { after: String(after) }),
    ...(serverViolations ? { serverViolations: 'true' as const } : {}),
    ...(clientViolations ? { clientViolations: 'true' as const } : {}),
  };
}
