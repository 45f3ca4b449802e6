import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findProgram } from '../../scripts/install/find-program.mjs';

/** Frames per second; the app's animations are short. */
const RATE = 15;
/** The band below the app for captions and controls, so that they cover nothing; the colour is --surface-sunken. */
const BAND = 'pad=iw:ih+192:0:0:color=0x040b18';

/** Only the first frame is a keyframe, so a still screen takes almost no bytes. */
const SEEK = ['-g', '1000'];

const CODECS = {
  webm: ['-c:v', 'libvpx-vp9', '-crf', '44', '-b:v', '0', '-cpu-used', '4', '-row-mt', '1', ...SEEK],
  mp4: [
    '-c:v',
    'libx264',
    '-profile:v',
    'main',
    '-crf',
    '31',
    '-preset',
    'slow',
    '-movflags',
    '+faststart',
    ...SEEK,
  ],
};

export function requireFfmpeg(): string {
  const program = findProgram(['ffmpeg']);
  if (!program) throw new Error('Recording needs ffmpeg, which is not installed: e.g. `apt install ffmpeg`.');
  return program;
}

export async function encodeFilm(
  pictures: { file: string; seconds: number }[],
  folder: string,
  target: string,
): Promise<void> {
  const list = join(folder, 'pictures.txt');
  // ffmpeg ignores the last duration unless the last file is named twice.
  const entries = pictures.map(({ file, seconds }) => `file '${file}'\nduration ${seconds.toFixed(4)}`);
  await writeFile(list, [...entries, `file '${pictures.at(-1)?.file ?? ''}'`].join('\n'));
  const length = pictures.reduce((sum, { seconds }) => sum + seconds, 0);
  for (const [ending, codec] of Object.entries(CODECS)) {
    await ffmpeg([
      ...['-f', 'concat', '-safe', '0', '-i', list, '-t', length.toFixed(3), '-an'],
      ...[
        '-vf',
        `fps=${RATE},${BAND},format=yuv420p`,
        ...codec,
        '-map_metadata',
        '-1',
        `${target}.${ending}`,
      ],
    ]);
  }
}

export async function encodePoster(picture: string, target: string): Promise<void> {
  await ffmpeg([
    '-i',
    picture,
    '-vf',
    `${BAND},scale=480:-2`,
    '-q:v',
    '7',
    '-map_metadata',
    '-1',
    `${target}.jpg`,
  ]);
}

function ffmpeg(options: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      requireFfmpeg(),
      ['-hide_banner', '-loglevel', 'error', '-nostdin', '-y', ...options],
      {
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    let errorText = '';
    child.stderr.on('data', (chunk: Buffer) => (errorText += chunk.toString()));
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}:\n${errorText}`)),
    );
  });
}
