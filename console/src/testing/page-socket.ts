import { WebSocket } from 'ws';

/** The part of a browser's WebSocket that the live stream needs: receiving. jsdom's own conflicts with Node's events. */
export class PageSocket extends EventTarget {
  static readonly open = new Set<PageSocket>();
  static #isHeld = false;

  /** Closes all sockets, and refuses new ones until the returned function is called, like a restarting mock. */
  static hold(): () => void {
    PageSocket.#isHeld = true;
    for (const socket of PageSocket.open) socket.close();
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
  #socket: WebSocket | null = null;

  constructor(url: string) {
    super();
    this.url = url;
    if (PageSocket.#isMuted) return;
    if (PageSocket.#isHeld) {
      setTimeout(() => this.#end());
      return;
    }
    const socket = new WebSocket(url, { origin: location.origin });
    this.#socket = socket;
    socket.on('open', () => {
      PageSocket.open.add(this);
      this.dispatchEvent(new Event('open'));
    });
    socket.on('message', (data: Buffer) => {
      if (PageSocket.#isMuted) return;
      PageSocket.received += 1;
      this.dispatchEvent(new MessageEvent('message', { data: data.toString() }));
    });
    // Its close follows.
    socket.on('error', () => undefined);
    socket.on('close', () => this.#end());
  }

  close(): void {
    this.#socket?.terminate();
  }

  #end(): void {
    PageSocket.open.delete(this);
    this.dispatchEvent(new Event('close'));
  }
}
