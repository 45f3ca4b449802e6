/** A failure told to a person: one sentence, and the last lines of what the failing program said. */
export class InstallError extends Error {
  /**
   * @param {string} sentence
   * @param {string} [output] everything the failing program printed
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
