/**
 * Closes the servers and exits when the parent ends or asks for it. A parent that was killed during the start has already
 * disconnected, and no event follows.
 */
export function closeWithParent(close: () => Promise<unknown>): void {
  const end = () => void close().finally(() => process.exit(0));
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(event, end);
  // Only a process with a parent to listen to has the property.
  if ('connected' in process && !process.connected) end();
}
