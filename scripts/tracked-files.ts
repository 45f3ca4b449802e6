import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Files of the working tree that git tracks or would add. @param paths only these folders or patterns; all by default */
export function trackedFiles(root: string, paths: readonly string[] = []): string[] {
  // -z: otherwise git quotes the names with other than ASCII characters.
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...paths];
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0');
  return [...new Set(files)].filter((file) => file !== '' && existsSync(path.join(root, file)));
}
