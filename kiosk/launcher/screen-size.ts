import { spawnSync } from 'node:child_process';

export type Screen = { width: number; height: number } | 'none' | 'unknown';

/**
 * The size of the X screen in pixels. Chromium's full screen is a request to a window manager; a bare X server has
 * none, and then the window must be made that large from the start. Wayland's compositors need no help.
 */
export function screenSize(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): Screen {
  if (platform !== 'linux') return 'unknown';
  if (!env['DISPLAY']) return env['WAYLAND_DISPLAY'] ? 'unknown' : 'none';
  // In Debian it comes with Chromium, which depends on it.
  const { error, status, stdout } = spawnSync('xdpyinfo', { env, encoding: 'utf8', timeout: 5000 });
  if (error) return 'unknown';
  const [, width, height] = /dimensions:\s+(\d+)x(\d+) pixels/.exec(stdout) ?? [];
  return status === 0 && width && height ? { width: Number(width), height: Number(height) } : 'none';
}
