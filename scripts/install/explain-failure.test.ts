import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { explainFailure, installFailure } from './explain-failure.mjs';

describe('explainFailure', () => {
  const said: [string, RegExp][] = [
    ['npm error code ENOTFOUND\nnpm error syscall getaddrinfo', /cannot be reached/],
    ['npm error FetchError: request failed, reason: connect ECONNREFUSED 10.0.0.1:443', /cannot be reached/],
    ['getaddrinfo EAI_AGAIN registry', /cannot be reached/],
    ['Error: ERR_PNPM_META_FETCH_FAIL\n  × installing dependencies', /cannot be reached/],
    ['error sending request: client error (Connect): dns error: failed to lookup', /cannot be reached/],
    [
      'Failed to write to file at "/x/files/7e": No space left\n      on device (os error 28)',
      /disk is full/,
    ],
    ['npm error code ENOSPC\nnpm error nospc There appears to be insufficient space', /disk is full/],
    ['Error: ERR_PNPM_OUTDATED_LOCKFILE\n  × installing', /pnpm-lock\.yaml does not match/],
    ['ERR_PNPM_TARBALL_INTEGRITY  Got unexpected checksum', /refused/],
    ["EACCES: permission denied, mkdir '/srv/node_modules'", /cannot be written/],
    ['something new', /^otherwise$/],
  ];

  for (const [output, sentence] of said) {
    it(`answers ${String(sentence)} to "${output.split('\n')[0] ?? ''}"`, () => {
      assert.match(explainFailure(output, 'otherwise'), sentence);
    });
  }
});

describe('installFailure', () => {
  it('reports a known cause with its sentence only, without the program’s output', () => {
    assert.equal(installFailure('npm error code ENOTFOUND\n    at Socket.x', 'otherwise').detail, '');
  });

  it('shows the last output lines for an unknown cause', () => {
    const { message, detail } = installFailure('it broke\nsomehow', 'The packages could not be installed.');
    assert.equal(message, 'The packages could not be installed.');
    assert.match(detail, /somehow/);
  });
});
