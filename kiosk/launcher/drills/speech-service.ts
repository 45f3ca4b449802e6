import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than any screen waits. An unusual number, so that it identifies the process. */
const READING_SECONDS = 7_531;

export interface SpeechService {
  env: { SPEECHD_ADDRESS: string; ALSA_CONFIG_PATH: string };
  /** Oldest first. */
  read(): { voice: string; text: string; bytes: number }[];
  isReading(): boolean;
  close(): void;
}

/**
 * A private speech-dispatcher with voices of espeak-ng, which writes the sound to files and notes each text. This machine
 * needs no loudspeaker.
 */
export async function openSpeechService(voices: readonly string[]): Promise<SpeechService> {
  const folder = mkdtempSync(join(tmpdir(), 'speech-'));
  const socket = join(folder, 'socket');
  const silence = join(folder, 'asound.conf');
  mkdirSync(join(folder, 'modules'));
  writeFileSync(silence, 'pcm.!default { type null }\nctl.!default { type null }\n');
  writeFileSync(
    join(folder, 'speechd.conf'),
    `LogDir "${folder}"\nAudioOutputMethod "alsa"\nTimeout 0\nAddModule "drill" "sd_generic" "drill.conf"\nDefaultModule "drill"\n`,
  );
  const script = join(folder, 'read.sh');
  writeFileSync(
    script,
    `base=$(mktemp ${folder}/read-XXXXXX)
espeak-ng -v "$1" -w "$base.wav" "$2"
printf '%s|%s' "$1" "$2" > "$base.text"
exec sleep ${READING_SECONDS}
`,
  );
  writeFileSync(
    join(folder, 'modules/drill.conf'),
    [
      `GenericExecuteSynth "exec sh ${script} '$VOICE' '$DATA'"`,
      'GenericMaxChunkLength 5000',
      'GenericDelimiters "~"',
      ...voices.flatMap((voice) => [
        `GenericLanguage "${voice}" "${voice}" "utf-8"`,
        `AddVoice "${voice}" "MALE1" "${voice}"`,
      ]),
    ].join('\n'),
  );
  const env = { SPEECHD_ADDRESS: `unix_socket:${socket}`, ALSA_CONFIG_PATH: silence };
  const service = spawn(
    'speech-dispatcher',
    ['-s', '-C', folder, '-c', 'unix_socket', '-S', socket, '-P', join(folder, 'pid')],
    { env: { ...process.env, ...env }, stdio: 'ignore' },
  );
  for (let tries = 0; !existsSync(socket); tries += 1) {
    if (tries > 100) throw new Error('speech-dispatcher does not start');
    await sleep(100);
  }
  return {
    env,
    read: () =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.text'))
        .map((name) => {
          const [voice = '', text = ''] = readFileSync(join(folder, name), 'utf8').split('|');
          return { voice, text, bytes: readFileSync(join(folder, name.replace('text', 'wav'))).length };
        }),
    isReading: () => isRunning(`sleep\0${READING_SECONDS}\0`),
    close() {
      service.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isRunning(commandLine: string): boolean {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .some((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8') === commandLine;
      } catch {
        return false;
      }
    });
}
