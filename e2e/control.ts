import { addresses } from './servers.ts';

export interface Qr {
  qrcodeId: string;
  amount: number;
  status: string;
  expireIn: number;
}

interface JournalEntry {
  call: string | null;
  breaches: string[];
}

/** The control API of one world of the mock. */
export class World {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  /**
   * Creates the world anew from a scenario. There is nothing to accept in it, for that would cover home a moment after it
   * is loaded; a test about that asks for it.
   */
  async reset(scenario = 'demo', { hasAgreements = false } = {}): Promise<void> {
    await this.#send('PUT', '', { scenario });
    if (!hasAgreements) await this.#send('PUT', '/lookups', { agreements: [] });
  }

  async remove(): Promise<void> {
    await this.#send('DELETE', '');
  }

  /** What lies in a member's games at the providers, by code. */
  async games(phone: string): Promise<Record<string, number>> {
    const { members } = (await this.#send('GET', '/members')) as {
      members: { phone: string; games: Record<string, number> }[];
    };
    const member = members.find((candidate) => candidate.phone === phone);
    if (!member) throw new Error(`no member ${phone}`);
    return member.games;
  }

  /** Adds so many games of other providers to a category. */
  async addGames(category: 'slot' | 'sport' | 'casino' | 'lotto', count: number): Promise<void> {
    await this.#send('POST', '/other-games', {
      code: `MORE${category}`,
      name: `More ${category}`,
      category,
      count,
    });
  }

  async advanceClock(seconds: number): Promise<void> {
    await this.#send('POST', '/clock/advance', { seconds });
  }

  async wallet(phone: string): Promise<number> {
    return (await this.#member(phone)).wallet;
  }

  async currencyOf(phone: string): Promise<string> {
    return (await this.#member(phone)).currency;
  }

  /** Takes all tokens of a member back. */
  async endTokens(phone: string): Promise<void> {
    await this.#send('DELETE', `/members/${phone}/tokens`);
  }

  /** What lies in a game account of a member. */
  async inGame(phone: string, code: string): Promise<number> {
    const { members } = (await this.#send('GET', '/members')) as {
      members: { phone: string; games: Record<string, number> }[];
    };
    return members.find((candidate) => candidate.phone === phone)?.games[code] ?? 0;
  }

  async withdrawals(): Promise<{ phone: string; amount: number; status: string }[]> {
    const reply = (await this.#send('GET', '/withdrawals')) as {
      withdrawals: { phone: string; amount: number; status: string }[];
    };
    return reply.withdrawals;
  }

  /** The code that was last sent to a phone. */
  async otpCode(phone: string): Promise<string> {
    const { otps } = (await this.#send('GET', '/otps')) as { otps: { phone: string; code: string }[] };
    const last = otps.findLast((otp) => otp.phone === phone);
    if (!last) throw new Error(`no code was sent to ${phone}`);
    return last.code;
  }

  /** Another device of this member: a token of its own. */
  async signIn(phone: string): Promise<string> {
    const { token } = (await this.#send('POST', `/members/${phone}/tokens`, {})) as { token: string };
    return token;
  }

  /** Whether the service still takes a token. */
  async takes(token: string): Promise<boolean> {
    const { status } = await fetch(`${addresses().mock}/api/account/profile`, {
      headers: {
        authorization: `Bearer ${token}`,
        'x-requested-with': 'wallet-user',
        'x-mock-world': this.name,
      },
    });
    return status === 200;
  }

  /** The name of a member's bank account, as the service has it. */
  async accountName(phone: string): Promise<string> {
    const { members } = (await this.#send('GET', '/members')) as {
      members: { phone: string; bank: { bankAccountName: string } }[];
    };
    return members.find((candidate) => candidate.phone === phone)?.bank.bankAccountName ?? '';
  }

  /** Lines of the past, one an hour. */
  async addStatementLines(phone: string, count: number): Promise<void> {
    await this.#send('POST', `/members/${phone}/statement`, { count });
  }

  /** Slips then tell no address; their pictures must be asked for by reference. */
  async hideSlipLinks(): Promise<void> {
    await this.#send('PUT', '/flags', { slipLinks: false });
  }

  async qrs(): Promise<Qr[]> {
    return ((await this.#send('GET', '/qrs')) as { qrs: Qr[] }).qrs;
  }

  async payQr(qrcodeId: string): Promise<void> {
    await this.#send('POST', `/qrs/${qrcodeId}/paid`, {});
  }

  /** A gift link that may be redeemed once. */
  async makeGift(amount: number): Promise<string> {
    return ((await this.#send('POST', '/gifts', { amount })) as { link: string }).link;
  }

  /** The genuine slip of a new transfer, as PNG. */
  async makeSlip(phone: string, amount: number): Promise<Buffer> {
    const { picture } = (await this.#send('POST', '/transfers', { phone, amount })) as { picture: string };
    const response = await fetch(new URL(picture, addresses().mock));
    return Buffer.from(await response.arrayBuffer());
  }

  async slips(): Promise<{ status: string; amount: number | null }[]> {
    return ((await this.#send('GET', '/slips')) as { slips: { status: string; amount: number | null }[] })
      .slips;
  }

  async setSlipHours(hours: { closedFrom: string; closedTo: string }): Promise<void> {
    await this.#send('PUT', '/slip-hours', hours);
  }

  async setBank(
    phone: string,
    bank: { bankCode: string; bankAccountName: string; bankAccountNo: string },
  ): Promise<void> {
    await this.#send('PUT', `/members/${phone}/bank`, bank);
  }

  async refuseNextQr(): Promise<void> {
    await this.#send('POST', '/qrs/refuse-next', {});
  }

  async addFault(fault: {
    call: string;
    kind: string;
    times?: number | 'always';
    milliseconds?: number;
  }): Promise<void> {
    await this.#send('POST', '/faults', fault);
  }

  /** Where the picture of the messenger's QR lies. */
  async setMessengerPicture(lineQR: string): Promise<void> {
    const { contact } = (await this.#send('GET', '/lookups')) as { contact: object };
    await this.#send('PUT', '/lookups', { contact: { ...contact, lineQR } });
  }

  /** News of the service, in HTML. */
  async setNotice(notice: string | null): Promise<void> {
    await this.#send('PUT', '/lookups', { notice });
  }

  /** The service has ended for everyone in this world. */
  async terminate(): Promise<void> {
    await this.#send('PUT', '/flags', { terminated: true });
  }

  /** Whether the service answers in a chat. [2.30] */
  async offerChat(enableChatWidget: boolean): Promise<void> {
    await this.#send('PUT', '/flags', { enableChatWidget });
  }

  /** The desk says something in a room of the chat. */
  async say(room: string, ...texts: string[]): Promise<void> {
    for (const text of texts) await this.#send('POST', `/chat/rooms/${room}/messages`, { text });
  }

  /** The desk sends an example of some kind of message. */
  async show(room: string, preset: 'buttons' | 'generic' | 'image' | 'quick_replies'): Promise<void> {
    await this.#send('POST', `/chat/rooms/${room}/messages`, { preset });
  }

  /** How many messages a room has. */
  async said(room: string): Promise<number> {
    const { messages } = (await this.#send('GET', `/chat/rooms/${room}/messages`)) as { messages: unknown[] };
    return messages.length;
  }

  /** The name of a member's room. */
  async roomOf(phone: string): Promise<string> {
    return ((await this.#send('GET', `/members/${phone}/chat-room`)) as { room: string }).room;
  }

  async endConversation(room: string): Promise<void> {
    await this.#send('POST', `/chat/rooms/${room}/end`, {});
  }

  /** Cuts the line of everybody; whether they can come back. */
  async cutLine({ refuses }: { refuses: boolean }): Promise<void> {
    await this.#send('PUT', '/chat/line', { refuses });
    await this.#send('DELETE', '/chat/sockets');
  }

  async mendLine(): Promise<void> {
    await this.#send('PUT', '/chat/line', { refuses: false });
  }

  /** Takes every fault away; what hangs there is answered. */
  /** The slice at which the wheel stops next, by its code. */
  async setNextPrize(code: string): Promise<void> {
    await this.#send('POST', '/wheel/next', { code });
  }

  /** A wheel of so many slices, each with a coupon of its own. */
  async setSlices(count: number): Promise<void> {
    const colours = ['#16304d', '#0f6372', '#5b3f8c', '#0d6a42', '#7a3566'];
    const slices = Array.from({ length: count }, (_, index) => ({
      code: `S${index}`,
      label: `${index + 1} บาท`,
      bgColor: colours[index % colours.length],
      textColor: '#faf5eb',
      htmlDescription: null,
      weight: 1,
      prize: { kind: 'money', name: `เครดิตฟรี ${index + 1} บาท`, amount: { THB: index + 1, LAK: 600 } },
    }));
    await this.#send('PUT', '/wheel', { name: 'กงล้อ', slices, next: null });
  }

  async setCoins(phone: string, coins: number): Promise<void> {
    await this.#send('PUT', `/members/${phone}/coins`, { coins });
  }

  async coinsOf(phone: string): Promise<number> {
    return (await this.#member(phone)).coins;
  }

  async giveCoupon(
    phone: string,
    coupon: { code: string; name: string; kind: 'money' | 'gift'; amount: number },
  ): Promise<void> {
    await this.#send('POST', `/members/${phone}/coupons`, coupon);
  }

  async clearFaults(): Promise<void> {
    await this.#send('DELETE', '/faults');
  }

  async count(call: string): Promise<number> {
    const query = new URLSearchParams({ call });
    return ((await this.#send('GET', `/journal/count?${query.toString()}`)) as { count: number }).count;
  }

  /** What requests or replies broke the contract in this world. */
  async breaches(): Promise<string[]> {
    const { entries } = (await this.#send('GET', '/journal?breaches=true')) as { entries: JournalEntry[] };
    return entries.flatMap(({ call, breaches }) =>
      breaches.map((text) => `${call ?? 'unknown call'}: ${text}`),
    );
  }

  async #member(phone: string): Promise<{ wallet: number; currency: string; coins: number }> {
    const { members } = (await this.#send('GET', '/members')) as {
      members: { phone: string; wallet: number; currency: string; coins: number }[];
    };
    const member = members.find((candidate) => candidate.phone === phone);
    if (!member) throw new Error(`no member ${phone}`);
    return member;
  }

  async #send(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${addresses().mock}/qa/api/worlds/${this.name}${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  }
}
