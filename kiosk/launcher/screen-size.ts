import { spawnSync } from 'node:child_process';

export type Screen = { width: number; height: number } | 'none' | 'unknown';

/**
 * The size of the X screen in pixels. Full screen is a request to a window manager; a bare X server has none, so the
 * window must start at that size. Wayland compositors need no size.
 */
export function screenSize(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): Screen {
  if (platform !== 'linux') return 'unknown';
  if (!env['DISPLAY']) return env['WAYLAND_DISPLAY'] ? 'unknown' : 'none';
  // Debian's Chromium package depends on xdpyinfo.
  const { error, status, stdout } = spawnSync('xdpyinfo', { env, encoding: 'utf8', timeout: 5000 });
  if (error) return 'unknown';
  const [, width, height] = /dimensions:\s+(\d+)x(\d+) pixels/.exec(stdout) ?? [];
  return status === 0 && width && height ? { width: Number(width), height: Number(height) } : 'none';
}
