/** For commands without arguments: a stray one would otherwise be ignored. */
export function readNothing(command: string): void {
  const [stray] = process.argv.slice(2);
  if (stray === undefined) return;
  console.error(`"${stray}" is an argument that this command does not take.\n\nUsage: ${command}`);
  process.exit(1);
}
