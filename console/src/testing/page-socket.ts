import { request } from 'node:http';
import type { Duplex } from 'node:stream';

const TEXT = 1;
const SHORT = 126;
const LONG = 127;

/** The part of a browser's WebSocket that the live stream needs: receiving. jsdom's own conflicts with Node's events. */
export class PageSocket extends EventTarget {
  static readonly open = new Set<PageSocket>();
  static #isHeld = false;

  /** Closes all sockets, and refuses new ones until the returned function is called, like a restarting mock. */
  static hold(): () => void {
    PageSocket.#isHeld = true;
    for (const socket of PageSocket.open) socket.#socket?.destroy();
    return () => (PageSocket.#isHeld = false);
  }

  /** Messages of all sockets so far. */
  static received = 0;
  static #isMuted = false;

  /** All sockets stay open and receive nothing more, and new ones do not open, until the returned function is called. */
  static mute(): () => void {
    PageSocket.#isMuted = true;
    return () => (PageSocket.#isMuted = false);
  }

  /** After a test that failed before it did so itself. */
  static release(): void {
    PageSocket.#isHeld = false;
    PageSocket.#isMuted = false;
  }

  readonly url: string;
  #socket: Duplex | null = null;
  #isClosed = false;

  constructor(url: string) {
    super();
    this.url = url;
    if (PageSocket.#isMuted) return;
    if (PageSocket.#isHeld) {
      setTimeout(() => this.#end());
      return;
    }
    const asked = request(url.replace('ws', 'http'), {
      headers: {
        origin: location.origin,
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
      },
    });
    asked.on('error', () => this.#end());
    asked.on('response', () => this.#end());
    asked.on('upgrade', (_answer, socket) => {
      if (this.#isClosed) return void socket.destroy();
      this.#socket = socket;
      PageSocket.open.add(this);
      let waiting = Buffer.alloc(0);
      socket.on('data', (bytes: Buffer) => {
        waiting = this.#readFrames(Buffer.concat([waiting, bytes]));
      });
      socket.on('error', () => socket.destroy());
      socket.on('close', () => this.#end());
      this.dispatchEvent(new Event('open'));
    });
    asked.end();
  }

  close(): void {
    this.#isClosed = true;
    this.#socket?.destroy();
  }

  #end(): void {
    PageSocket.open.delete(this);
    this.dispatchEvent(new Event('close'));
  }

  /** @returns the bytes of an incomplete frame */
  #readFrames(bytes: Buffer): Buffer<ArrayBuffer> {
    let rest = Buffer.from(bytes);
    while (rest.length >= 2) {
      const kind = rest.readUInt8(0) & 0x0f;
      const short = rest.readUInt8(1) & 0x7f;
      const head = short === LONG ? 10 : short === SHORT ? 4 : 2;
      if (rest.length < head) break;
      const length =
        short === LONG ? Number(rest.readBigUInt64BE(2)) : short === SHORT ? rest.readUInt16BE(2) : short;
      if (rest.length < head + length) break;
      const data = rest.toString('utf8', head, head + length);
      rest = rest.subarray(head + length);
      if (kind !== TEXT || PageSocket.#isMuted) continue;
      PageSocket.received += 1;
      this.dispatchEvent(new MessageEvent('message', { data }));
    }
    return rest;
  }
}
