import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const PICTURES = join(import.meta.dirname, '../../../.reports/lockdown');

/**
 * Presses keys and looks at a display of 1080×1920, with xdotool and ffmpeg.
 * @param display such as `:1`
 */
export function watchScreen(display: string) {
  const env = { ...process.env, DISPLAY: display };
  const grab = ['-loglevel', 'error', '-f', 'x11grab', '-draw_mouse', '0', '-video_size', '1080x1920'];
  const asGrey = ['-frames:v', '1', '-vf', 'scale=72:128:flags=area,format=gray', '-f', 'rawvideo', '-'];
  return {
    display,
    xdotool: (...action: string[]) => void execFileSync('xdotool', action, { env, stdio: 'ignore' }),
    windows: () => windowsOf(env),
    /** The screen as grey values, one per square of 15 pixels. */
    picture: () => execFileSync('ffmpeg', [...grab, '-i', display, ...asGrey], { env }),
    /** Saves a picture of what got through. */
    keep(name: string): void {
      mkdirSync(PICTURES, { recursive: true });
      const file = join(PICTURES, `${name.replaceAll(/[^\w+]+/g, '-')}.png`);
      execFileSync('ffmpeg', [...grab, '-i', display, '-frames:v', '1', '-y', file], { env });
    },
  };
}

/** xdotool fails when a window closes while it looks. */
function windowsOf(env: NodeJS.ProcessEnv, tries = 5): string[] {
  const { status, stdout } = spawnSync('xdotool', ['search', '--onlyvisible', '--name', ''], {
    env,
    encoding: 'utf8',
  });
  if (status === 0) return stdout.trim().split('\n');
  if (tries === 0) throw new Error('the screen does not answer');
  return windowsOf(env, tries - 1);
}

/** Where two pictures of `picture()` differ; null for fewer than twelve squares, as of a caret. */
export function difference(before: Buffer, after: Buffer): string | null {
  const changed = [...after].flatMap((grey, index) =>
    Math.abs(grey - (before[index] ?? 0)) > 60 ? [index] : [],
  );
  if (changed.length < 12) return null;
  const first = changed[0] ?? 0;
  return `${changed.length} squares from ${(first % 72) * 15},${Math.floor(first / 72) * 15}`;
}
