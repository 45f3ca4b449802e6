/** An error for the user: one sentence, and the last lines of the failing program's output. */
export class InstallError extends Error {
  /**
   * @param {string} sentence
   * @param {string} [output] the failing program's output
   */
  constructor(sentence, output = '') {
    super(sentence);
    this.detail = lastLines(output, 8);
  }
}

/**
 * @param {string} output
 * @param {number} count
 */
function lastLines(output, count) {
  return output
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('npm warn'))
    .slice(-count)
    .map((line) => `  ${line.slice(0, 200)}`)
    .join('\n');
}
