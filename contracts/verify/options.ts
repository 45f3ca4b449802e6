import { address, choice, CommandLineError, each, readCommandLine, text } from 'command-line';
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
        url: address('the provider; without it the shipped mock is started and verified'),
        states: address('of its state changes, such as http://127.0.0.1:8080/pact-states; needed with --url'),
        chat: address("origin of the chat's socket, if it differs"),
        header: each({
          placeholder: 'name: value',
          purpose: 'sent with every state change; may be repeated',
          allowed: '"name: value"',
          example: 'name: value',
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
      // If they were ignored, the report would be about the shipped mock instead of the intended provider.
      const [withoutUrl] = Object.entries({ states, chat, header: header[0] ?? null }).filter(
        ([, value]) => url === null && value !== null,
      );
      if (withoutUrl) throw new CommandLineError(`--${withoutUrl[0]} needs --url.`);
      const remote =
        url === null || states === null
          ? null
          : {
              url: withoutSlash(url),
              statesUrl: states,
              ...(chat === null ? {} : { chatUrl: withoutSlash(chat) }),
              headers: Object.fromEntries(header),
            };
      return { remote, only, pacts, junit, version, buildUrl };
    },
  );
}

function headerOf(line: string): readonly [string, string] | undefined {
  const colon = line.indexOf(':');
  if (colon < 1) return undefined;
  const header = [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
  return isHeader(header) ? header : undefined;
}

/** The paths of the calls follow. */
function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

function isHeader([name, value]: readonly [string, string]): boolean {
  try {
    return new Headers([[name, value]]).has(name);
  } catch {
    return false;
  }
}
