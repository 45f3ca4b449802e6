import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { COMPILED } from 'mock-server/keep-compiled';

/** All paths are from the repository root. */
export interface Request {
  files: readonly string[];
  pattern: string;
  /** The file with a defect; null if there is none. */
  defect: string | null;
}

export interface Answer {
  passed: number;
  /** Tests, files and unhandled errors, each with its message. */
  failures: string[];
}

/** The process took too long, or it ended. */
export type Failure = 'hangs' | 'ended';

export interface Options {
  /** The number of failures that end a run; 0 runs all tests. */
  bail: number;
  retry: number;
}

const START_MINUTES = 2;
// On a busy machine, timeouts must not count as detection.
const TEST_MS = 60_000;
const HOST = path.join(import.meta.dirname, 'test-host.ts');

/** The Vitest of each package of a copy: each stays ready between runs, because its start takes longer than most runs. */
export class TestHosts {
  readonly #copy: string;
  readonly #options: Options;
  readonly #hosts = new Map<string, ChildProcess>();

  constructor(copy: string, options: Options) {
    this.#copy = copy;
    this.#options = options;
  }

  /** After a failure, the next run has a new process. */
  async run(folder: string, request: Request, minutes: number): Promise<Answer | Failure> {
    const host = await this.#ready(folder);
    if (host === null) return 'ended';
    const answer = next(host, minutes);
    host.send(request);
    const result = await answer;
    if (typeof result === 'string') this.#end(folder);
    return result;
  }

  end(): void {
    for (const folder of this.#hosts.keys()) this.#end(folder);
  }

  async #ready(folder: string): Promise<ChildProcess | null> {
    const kept = this.#hosts.get(folder);
    if (kept?.connected === true) return kept;
    const host = fork(HOST, [JSON.stringify({ ...this.#options, testTimeout: TEST_MS })], {
      cwd: path.join(this.#copy, folder),
      // Its own process group, which can be killed as a whole.
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        ...process.env,
        NO_COLOR: '1',
        NODE_COMPILE_CACHE: COMPILED,
        // Keeps the pacts of a broken app in the copy.
        PACT_DIR: path.join(this.#copy, 'pacts'),
      },
    });
    this.#hosts.set(folder, host);
    if (typeof (await next(host, START_MINUTES)) !== 'string') return host;
    this.#end(folder);
    return null;
  }

  #end(folder: string): void {
    const pid = this.#hosts.get(folder)?.pid;
    this.#hosts.delete(folder);
    if (pid === undefined) return;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // The group has already exited.
    }
  }
}

/** The process's next message. */
function next(host: ChildProcess, minutes: number): Promise<Answer | Failure> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => finish('hangs'), minutes * 60_000);
    const onMessage = (message: unknown) => finish(message as Answer);
    const onExit = () => finish('ended');
    const finish = (result: Answer | Failure) => {
      clearTimeout(limit);
      host.off('message', onMessage).off('exit', onExit);
      resolve(result);
    };
    host.on('message', onMessage).on('exit', onExit);
  });
}
