// npm run pacts:publish, pacts:publish-results and pacts:can-i-deploy, for the broker of PACT_BROKER_BASE_URL.
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { readCommandLine } from 'command-line';
import { readPacts } from '../pact-files.ts';
import { reasonOf } from '../reason-of.ts';
import { canIDeploy, publishPacts, publishResults } from './broker.ts';

const { rest } = readCommandLine({
  command: 'node contracts/verify/broker/run.ts',
  rest: 'publish|publish-results|can-i-deploy',
  exitCode: 2,
});
const { PACT_BROKER_BASE_URL: url, PACT_BROKER_TOKEN: token, PACT_ENVIRONMENT, PACT_BRANCH } = process.env;
const environment = PACT_ENVIRONMENT || 'production';

try {
  if (!url) throw new Error('PACT_BROKER_BASE_URL is not set');
  if (!/^https?:/.test(url) || !URL.canParse(url))
    throw new Error(
      `PACT_BROKER_BASE_URL must be an address such as https://broker.example, and is "${url}"`,
    );
  const broker = { url, ...(token ? { token } : {}) };
  const version = git('rev-parse', 'HEAD');
  const files = readPacts(join(import.meta.dirname, '../../pacts'));
  const [command = 'can-i-deploy', stray] = rest;
  if (stray !== undefined) throw new Error(`"${stray}" is an argument that this command does not take`);
  switch (command) {
    case 'publish':
      await publishPacts(broker, files, { version, branch: branchOf(PACT_BRANCH) });
      console.log(`published ${files.length} pacts as version ${version}`);
      break;
    case 'publish-results': {
      const folder = resolve('.reports/verification');
      for (const { provider, body } of await publishResults(broker, files, { folder, version })) {
        const { testResults, providerApplicationVersion } = body;
        const kept = testResults.filter(({ success }) => success).length;
        console.log(
          `published: ${provider} ${providerApplicationVersion} keeps ${kept}/${testResults.length}`,
        );
      }
      break;
    }
    case 'can-i-deploy': {
      const { deployable, reason } = await canIDeploy(broker, { pacticipant: 'web', version, environment });
      console.log(`${deployable ? 'yes' : 'no'}: ${reason}`);
      process.exitCode = deployable ? 0 : 1;
      break;
    }
    default:
      throw new Error(`unknown command "${command}": write publish, publish-results or can-i-deploy`);
  }
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 2;
}

/** Pipelines check a commit out, not a branch, and git then calls the branch HEAD. */
function branchOf(given: string | undefined): string {
  const branch = given || git('rev-parse', '--abbrev-ref', 'HEAD');
  if (branch === 'HEAD') throw new Error('no branch is checked out: set PACT_BRANCH');
  return branch;
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim();
}
