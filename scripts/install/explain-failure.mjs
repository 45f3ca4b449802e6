import { InstallError } from './install-error.mjs';

/** What npx, pnpm (`ERR_PNPM_…`, or its engine's own words), apt and Playwright print, by cause. */
const causes = [
  {
    pattern: /ENOSPC|no space left on device|os error 28\b/i,
    sentence: 'The disk is full: free about 1 GB (the packages take some 600 MB) and run the command again.',
  },
  {
    pattern: /ERR_PNPM_OUTDATED_LOCKFILE|lockfile[^.]*not up\s+to date/i,
    sentence:
      'pnpm-lock.yaml does not match a package.json: run `npx --yes pnpm@12.21.0 install` and commit the lockfile.',
  },
  {
    pattern: /ERR_PNPM_TARBALL_INTEGRITY|EINTEGRITY/,
    sentence: 'A downloaded package is not the one that pnpm-lock.yaml names, so it was refused.',
  },
  {
    pattern:
      /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|META_FETCH_FAIL|NETWORK_ERROR|dns error|error sending request|Temporary failure resolving/i,
    sentence:
      'The package registry cannot be reached: check the network (and the proxy, if you are behind one) and run the command again.',
  },
  {
    pattern: /EACCES|EPERM|EROFS|permission denied|read-only file system/i,
    sentence: 'This folder cannot be written to: check its owner and run the command again.',
  },
];

/**
 * One sentence for why an install failed.
 *
 * @param {string} output everything the failing program printed
 * @param {string} otherwise said when the cause is none that we know
 */
export function explainFailure(output, otherwise) {
  return causes.find((cause) => cause.pattern.test(output))?.sentence ?? otherwise;
}

/**
 * The failure to throw: a cause that we know needs its sentence alone, any other the program's last lines too.
 *
 * @param {string} output
 * @param {string} otherwise
 */
export function installFailure(output, otherwise) {
  const sentence = explainFailure(output, otherwise);
  return new InstallError(sentence, sentence === otherwise ? output : '');
}
