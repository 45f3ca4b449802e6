import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';

interface Frame {
  file: string;
  /** Milliseconds since 1970. */
  at: number;
}

export class Screencast {
  readonly #session: CDPSession;
  readonly #frames: Frame[] = [];
  readonly #writing: Promise<void>[] = [];

  private constructor(session: CDPSession, folder: string) {
    this.#session = session;
    session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      const file = join(folder, `${String(this.#frames.length).padStart(5, '0')}.png`);
      this.#frames.push({ file, at: (metadata.timestamp ?? 0) * 1000 });
      this.#writing.push(writeFile(file, Buffer.from(data, 'base64')));
      session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    });
  }

  static async start(page: Page, folder: string): Promise<Screencast> {
    const session = await page.context().newCDPSession(page);
    const screencast = new Screencast(session, folder);
    await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 2 });
    return screencast;
  }

  async stop(): Promise<void> {
    await this.#session.send('Page.stopScreencast');
    // No late frame arrives after this.
    await this.#session.detach();
    await Promise.all(this.#writing);
    // Under load, frames arrive out of order.
    this.#frames.sort((one, other) => one.at - other.at);
  }

  get files(): string[] {
    return this.#frames.map(({ file }) => file);
  }

  between(from: number, to: number): { file: string; seconds: number }[] {
    const first = this.#frames.findLastIndex(({ at }) => at <= from);
    const shown = this.#frames.slice(Math.max(first, 0)).filter(({ at }) => at < to);
    return shown.map(({ file, at }, index) => {
      const start = index === 0 ? from : at;
      return { file, seconds: Math.max(0, ((shown[index + 1]?.at ?? to) - start) / 1000) };
    });
  }

  at(moment: number): string {
    const frame = this.#frames.findLast(({ at }) => at <= moment);
    if (!frame) throw new Error(`no frame at or before ${moment}`);
    return frame.file;
  }
}
