const LEVELS = { error: 3, warning: 4, info: 6 } as const;
export type Level = keyof typeof LEVELS;
export type Log = (line: string, level?: Level) => void;

/**
 * Under systemd each line starts with its level (sd-daemon(3)), so that `journalctl -p warning` works; in a terminal it
 * starts with the program's name. Newlines become spaces: one entry is one line.
 */
export function createLog(env: NodeJS.ProcessEnv, write: (text: string) => void): Log {
  const isJournal = Boolean(env['JOURNAL_STREAM']);
  return (line, level = 'info') => {
    const text = line.replaceAll(/\s*\n\s*/g, ' ');
    write(isJournal ? `<${LEVELS[level]}>${text}\n` : `kiosk: ${text}\n`);
  };
}
