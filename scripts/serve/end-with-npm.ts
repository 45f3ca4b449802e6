const LOOK_EVERY_MS = 500;

/**
 * Ends this process as SIGTERM does once npm has been ended: npm passes the signal to its shell, and the shell ends without passing it
 * on, which would leave the servers and their ports behind.
 */
export function endWithNpm(): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const shell = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  look.unref();
}
