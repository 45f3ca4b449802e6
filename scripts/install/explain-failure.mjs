import { InstallError } from './install-error.mjs';

/** Output of npx, pnpm (`ERR_PNPM_…` or its engine's messages), apt and Playwright, by cause. */
const causes = [
  {
    pattern: /ENOSPC|no space left on device|os error 28\b/i,
    sentence: 'The disk is full: free about 1 GB (the packages take about 600 MB) and run the command again.',
  },
  {
    pattern: /ERR_PNPM_OUTDATED_LOCKFILE|lockfile[^.]*not up\s+to date/i,
    sentence:
      'pnpm-lock.yaml does not match a package.json: run `npx --yes pnpm@12.21.0 install` and commit the lockfile.',
  },
  {
    pattern: /ERR_PNPM_TARBALL_INTEGRITY|EINTEGRITY/,
    sentence: 'A downloaded package does not match pnpm-lock.yaml, so it was refused.',
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
 * The reason for a failed install, in one sentence.
 * @param {string} output the failing program's output
 * @param {string} otherwise the sentence for an unknown cause
 */
export function explainFailure(output, otherwise) {
  return causes.find((cause) => cause.pattern.test(output))?.sentence ?? otherwise;
}

/**
 * The error to throw: a known cause needs only its sentence, an unknown one also the program's last lines.
 * @param {string} output
 * @param {string} otherwise
 */
export function installFailure(output, otherwise) {
  const sentence = explainFailure(output, otherwise);
  return new InstallError(sentence, sentence === otherwise ? output : '');
}
