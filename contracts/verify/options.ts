import { choice, CommandLineError, each, readCommandLine, text } from 'command-line';
import type { remoteProvider } from './provider/remote-provider.ts';

interface VerifyOptions {
  /** Null for the shipped mock. */
  remote: Parameters<typeof remoteProvider>[0] | null;
  /** The provider of the pacts to verify; null for all. */
  only: 'wallet-api' | 'wallet-chat' | null;
  pacts: string | null;
  junit: string | null;
  version: string | null;
  buildUrl: string | null;
}

/** Reads the arguments of this process; wrong ones end it with the usage. */
export function readOptions(): VerifyOptions {
  return readCommandLine(
    {
      command: 'npm run verify:provider --',
      exitCode: 2,
      options: {
        url: text('address', 'the provider; without it the shipped mock is started and verified'),
        states: text(
          'address',
          'of its state changes, such as http://127.0.0.1:8080/pact-states; needed with --url',
        ),
        chat: text('address', "origin of the chat's socket, if it differs"),
        header: each({
          placeholder: 'name: value',
          purpose: 'sent with every state change; may stand several times',
          allowed: '"name: value"',
          parse: headerOf,
        }),
        only: choice(['wallet-api', 'wallet-chat'], null, 'the pacts of one provider'),
        pacts: text('folder', 'of the pacts; contracts/pacts by default'),
        junit: text('file', 'JUnit report; .reports/provider.xml by default'),
        'provider-version': text(
          'version',
          'such as the commit; needed with --url to write results for a broker',
        ),
        'build-url': text('address', 'of the run, shown by the broker'),
      },
    },
    ({
      url,
      states,
      chat,
      header,
      only,
      pacts,
      junit,
      'provider-version': version,
      'build-url': buildUrl,
    }) => {
      if (url !== null && states === null) throw new CommandLineError('--url needs --states.');
      const remote =
        url === null || states === null
          ? null
          : {
              url,
              statesUrl: states,
              ...(chat === null ? {} : { chatUrl: chat }),
              headers: Object.fromEntries(header),
            };
      return { remote, only, pacts, junit, version, buildUrl };
    },
  );
}

function headerOf(line: string): readonly [string, string] | undefined {
  const colon = line.indexOf(':');
  return colon < 1 ? undefined : [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
}
