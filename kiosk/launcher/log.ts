/** syslog(3)'s levels, of which three are enough here. */
const LEVELS = { error: 3, warning: 4, info: 6 } as const;
export type Level = keyof typeof LEVELS;
export type Say = (line: string, level?: Level) => void;

/**
 * Under systemd each line begins with its level, as sd-daemon(3) has it, so that `journalctl -p warning` finds what
 * matters; in a terminal with the program's name. A line is one entry, whatever is in it.
 */
export function createLog(env: NodeJS.ProcessEnv, write: (text: string) => void): Say {
  const isJournal = Boolean(env['JOURNAL_STREAM']);
  return (line, level = 'info') => {
    const text = line.replaceAll(/\s*\n\s*/g, ' ');
    write(isJournal ? `<${LEVELS[level]}>${text}\n` : `kiosk: ${text}\n`);
  };
}
