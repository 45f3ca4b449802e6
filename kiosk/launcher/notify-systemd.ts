import { spawn } from 'node:child_process';

/** Tells systemd that the launcher is ready, or still alive; nobody is told where systemd has not started it. */
export function notifySystemd(state: 'READY=1' | 'WATCHDOG=1' | 'STOPPING=1', env = process.env): void {
  if (!env['NOTIFY_SOCKET']) return;
  // Node has no datagram sockets of files.
  spawn('systemd-notify', [state], { env, stdio: 'ignore' }).on('error', () => undefined);
}
