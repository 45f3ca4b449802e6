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

  /** Creates the world anew from a scenario. */
  async reset(scenario = 'demo'): Promise<void> {
    await this.#send('PUT', '', { scenario });
  }

  async remove(): Promise<void> {
    await this.#send('DELETE', '');
  }

  async advanceClock(seconds: number): Promise<void> {
    await this.#send('POST', '/clock/advance', { seconds });
  }

  async wallet(phone: string): Promise<number> {
    const { members } = (await this.#send('GET', '/members')) as {
      members: { phone: string; wallet: number }[];
    };
    const member = members.find((candidate) => candidate.phone === phone);
    if (!member) throw new Error(`no member ${phone}`);
    return member.wallet;
  }

  /** The code that was last sent to a phone. */
  async otpCode(phone: string): Promise<string> {
    const { otps } = (await this.#send('GET', '/otps')) as { otps: { phone: string; code: string }[] };
    const last = otps.findLast((otp) => otp.phone === phone);
    if (!last) throw new Error(`no code was sent to ${phone}`);
    return last.code;
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

  /** The service has ended for everyone in this world. */
  async terminate(): Promise<void> {
    await this.#send('PUT', '/flags', { terminated: true });
  }

  /** Takes every fault away; what hangs there is answered. */
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
