import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface VirtualScreen {
  display: string;
  /** Leaves its windows as they are, and answers no one. */
  hang(): void;
  close(): Promise<void>;
}

/** Starts Xvfb on a free display. */
export async function openVirtualScreen(): Promise<VirtualScreen> {
  // -noreset: without it, the server starts again at the end of its last client, and refuses clients meanwhile.
  const options = ['-screen', '0', '1080x1920x24', '-nolisten', 'tcp', '-noreset'];
  // It ends also when a drill is killed.
  const server = spawn('setpriv', ['--pdeathsig', 'TERM', 'Xvfb', '-displayfd', '1', ...options], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(server.stdout, 'data')) as [Buffer];
  return {
    display: `:${number.toString().trim()}`,
    hang: () => void server.kill('SIGSTOP'),
    async close() {
      const gone = once(server, 'exit');
      server.kill();
      // Only a running process ends on SIGTERM.
      server.kill('SIGCONT');
      await gone;
    },
  };
}
