import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { watchSources } from './watch-sources.ts';

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
  readonly #watches: (() => void)[] = [];
  #isEnding = false;

  /** @param onDeath called when a program exits unexpectedly */
  start(program: Program, onDeath: (name: string) => void): void {
    this.#spawn(program).once('exit', () => {
      if (!this.#isEnding) onDeath(program.name);
    });
  }

  /** Restarts the program when a source file in `watched` changes. One that has died waits for the next change. */
  startAgainOnChange(program: Program, watched: readonly string[]): void {
    let child: ChildProcess | null = null;
    let isStale = false;
    const run = () => {
      isStale = false;
      const started = this.#spawn(program);
      child = started;
      started.once('exit', () => {
        child = null;
        if (this.#isEnding) return;
        if (isStale) run();
        else print(program.name, 'It has stopped, and starts again when a file changes.');
      });
    };
    run();
    const stop = watchSources(watched, (file) => {
      print(program.name, `${path.relative(program.folder, file)} has changed: starting again.`);
      isStale = true;
      if (child) void terminate(child);
      else run();
    });
    this.#watches.push(stop);
  }

  #spawn({ name, folder, args, env }: Program): ChildProcess {
    const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#running.add(child);
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        if (line.trim() !== '' && !NOISE.test(line)) print(name, line);
      });
    }
    child.once('exit', () => this.#running.delete(child));
    return child;
  }

  async end(): Promise<void> {
    this.#isEnding = true;
    for (const stop of this.#watches) stop();
    await Promise.all([...this.#running].map(terminate));
  }
}

async function terminate(child: ChildProcess): Promise<void> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
  child.kill('SIGTERM');
  await ended;
  clearTimeout(kill);
}

function print(name: string, line: string) {
  console.log(`${name.padEnd(5)} │ ${line}`);
}
