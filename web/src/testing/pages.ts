import type { PageChannel } from '../platform/platform.ts';

/** Channels between the pages of one browser, like `BroadcastChannel`, for tests with several pages. */
export function createPages() {
  const sent: unknown[] = [];
  const open = new Set<{ name: string; listener: (message: unknown) => void }>();
  return {
    /** All sent messages, in order. */
    sent,
    /** The number of open channels. */
    count: () => open.size,
    openChannel: (name: string, listener: (message: unknown) => void): PageChannel => {
      const own = { name, listener };
      open.add(own);
      return {
        send: (message) => {
          sent.push(message);
          for (const other of [...open])
            if (other !== own && other.name === name) other.listener(structuredClone(message));
        },
        close: () => void open.delete(own),
      };
    },
  };
}
