import { connect } from 'node:net';
import { join } from 'node:path';

/** How long a display may take to answer, and how often in a row it may not. */
export const ANSWER_WITHIN_MS = 5_000;
const MOST_MISSES = 3;

interface Question {
  socket: string;
  bytes: Uint8Array;
}

/** The opening of the X protocol, with which a server sends its screens, or a refusal. */
const X_QUESTION = Uint8Array.of(0x6c, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0);
/** `wl_display.sync` of the Wayland protocol. */
const WAYLAND_QUESTION = new Uint8Array(Uint32Array.of(1, 12 << 16, 2).buffer);

/**
 * Asks the display whether it still runs. A page can draw on a display that hangs: the browser does not wait for the
 * compositor behind its X server.
 */
export function createDisplayWatch(env: NodeJS.ProcessEnv, withinMs = ANSWER_WITHIN_MS) {
  const questions = [...questionsOf(env)];
  let misses = 0;
  return {
    /** Resolves to whether the display hangs. Call it again only after that. */
    async look(): Promise<boolean> {
      const answers = await Promise.all(questions.map((question) => isAnswered(question, withinMs)));
      misses = answers.every(Boolean) ? 0 : misses + 1;
      return misses >= MOST_MISSES;
    },
  };
}

/** Of displays on this machine. cage offers both, because Chromium draws on its X server. */
function* questionsOf(env: NodeJS.ProcessEnv): Iterable<Question> {
  const [, x] = /^(?:unix)?:(\d+)/.exec(env['DISPLAY'] ?? '') ?? [];
  if (x !== undefined) yield { socket: `/tmp/.X11-unix/X${x}`, bytes: X_QUESTION };
  const { WAYLAND_DISPLAY: wayland, XDG_RUNTIME_DIR: folder } = env;
  if (wayland && folder)
    yield { socket: wayland.startsWith('/') ? wayland : join(folder, wayland), bytes: WAYLAND_QUESTION };
}

/** A display that cannot be reached counts as one that answers: the browser ends without one by itself. */
function isAnswered({ socket, bytes }: Question, withinMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const line = connect(socket);
    const end = (isThere: boolean) => {
      clearTimeout(timer);
      line.destroy();
      resolve(isThere);
    };
    const timer = setTimeout(end, withinMs, false);
    line.on('error', () => end(true));
    line.on('close', () => end(true));
    line.on('data', () => end(true));
    line.write(bytes);
  });
}
