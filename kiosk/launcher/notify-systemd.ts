import { spawn } from 'node:child_process';

/** Does nothing unless systemd started the launcher. */
export function notifySystemd(state: 'READY=1' | 'WATCHDOG=1' | 'WATCHDOG=trigger'): void {
  if (!process.env['NOTIFY_SOCKET']) return;
  // Node does not support Unix datagram sockets.
  spawn('systemd-notify', [state], { stdio: 'ignore' }).on('error', () => undefined);
}
