import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

interface Program {
  name: string;
  folder: string;
  /** Arguments for Node. */
  args: string[];
  env: NodeJS.ProcessEnv;
}

/** Time for a program to exit by itself. */
const GRACE_MS = 3_000;
/** Lines that every restart repeats and the banner already shows. */
const NOISE = /^Mock API and QA console: |^\(Use `node --trace-/;

export class Processes {
  readonly #running = new Set<ChildProcess>();
  #isEnding = false;

  /** @param onDeath called when a program exits unexpectedly */
  start({ name, folder, args, env }: Program, onDeath: (name: string) => void): void {
    const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#running.add(child);
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        if (line.trim() !== '' && !NOISE.test(line)) console.log(`${name.padEnd(5)} │ ${line}`);
      });
    }
    child.once('exit', () => {
      this.#running.delete(child);
      if (!this.#isEnding) onDeath(name);
    });
  }

  async end(): Promise<void> {
    this.#isEnding = true;
    await Promise.all(
      [...this.#running].map(async (child) => {
        const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
        const kill = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
        child.kill('SIGTERM');
        await ended;
        clearTimeout(kill);
      }),
    );
  }
}
