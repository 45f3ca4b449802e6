import { Verifier, type VerifierOptions } from '@pact-foundation/pact';
import { messageOf } from 'command-line';
import type { PactFile } from './pact-files.ts';
import { isMessage } from './pact-types.ts';
import { receiveMessage } from './provider/receive-message.ts';
import { startRelay } from './provider/relay.ts';
import type { Entered, Provider } from './provider/provider.ts';
import { reasonOf } from './reason-of.ts';
import { exception, readResults, type InteractionResult } from './results.ts';

/** The verifier's own type needs a package that is not installed. */
interface FilteredRequest {
  headers: Record<string, string | undefined>;
}

/** A pact sends such a token unchanged; any other token is a placeholder for a real one. */
const UNKNOWN = /unknown/;

/**
 * Each interaction runs in its own state. `listen` returns the provider's socket message. Fails closed: an interaction
 * fails when its state cannot be entered or was never entered.
 */
export async function verifyPact(
  provider: Provider,
  file: PactFile,
  listen = receiveMessage,
): Promise<InteractionResult[]> {
  let entered: Entered | null = null;
  const failed = new Map<string, string>();
  /** Why the provider did not answer a request, by state. */
  const silent = new Map<string, string>();
  let lastState = '';
  const timesEntered = new Map<string, number>();

  const enter = async (state: string) => {
    entered = null;
    lastState = state;
    timesEntered.set(state, (timesEntered.get(state) ?? 0) + 1);
    try {
      entered = await provider.enter(state);
      return entered.values;
    } catch (error) {
      failed.set(state, reasonOf(error));
      throw error;
    }
  };

  const relay = await startRelay(provider.url, (reason) => silent.set(lastState, reason));
  const options: VerifierOptions = {
    provider: file.pact.provider.name,
    providerBaseUrl: relay.url,
    pactUrls: [file.path],
    logLevel: 'error',
    stateHandlers: Object.fromEntries(file.states.map((state) => [state, () => enter(state)])),
    messageProviders: Object.fromEntries(
      file.pact.interactions.filter(isMessage).map((interaction) => [
        interaction.description,
        async () => {
          if (!entered) throw new Error('no state was entered before the request');
          return {
            __pactMessageMetadata: interaction.metadata,
            message: await listen(provider, entered, interaction),
          };
        },
      ]),
    ),
    requestFilter: ({ headers }: FilteredRequest, _response: unknown, next: () => void) => {
      for (const [name, value] of Object.entries(entered?.headers ?? {})) headers[name.toLowerCase()] = value;
      // Declare an empty body, otherwise the verifier's proxy sends chunks of an unknown type.
      if (headers['transfer-encoding'] === undefined) headers['content-length'] ??= '0';
      if (entered?.token && headers['authorization'] && !UNKNOWN.test(headers['authorization'])) {
        headers['authorization'] = `Bearer ${entered.token}`;
      }
      next();
    },
  };
  const results = await run(options).finally(relay.stop);
  const missing = file.pact.interactions.length - results.length;
  if (missing !== 0) throw new Error(`${file.path}: ${missing} interactions were not verified`);
  const asked = new Set(results.map(({ state }) => state));
  const unused = file.states.filter((state) => !asked.has(state) && !timesEntered.has(state));
  if (unused.length > 0)
    throw new Error(`${file.path}: no interaction uses the state "${unused.join('", "')}"`);
  return results.map((result) => {
    const reason =
      failed.get(result.state) ?? (timesEntered.has(result.state) ? undefined : 'it was never entered');
    const silence = silent.get(result.state);
    if (reason === undefined && !result.isMet && silence !== undefined)
      return { ...result, differences: [exception(silence), ...result.differences] };
    if (reason === undefined) return result;
    return { ...result, isMet: false, differences: [exception(`the state "${result.state}": ${reason}`)] };
  });
}

async function run(options: VerifierOptions): Promise<InteractionResult[]> {
  const restore = withoutProxies();
  try {
    return readResults(await new Verifier(options).verifyProvider());
  } catch (error) {
    return readResults(messageOf(error));
  } finally {
    restore();
  }
}

const PROXIES = ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'http_proxy', 'https_proxy', 'all_proxy'];

/** The verifier would send even the requests between its own parts to the network's proxy. @returns what restores them */
function withoutProxies(): () => void {
  const set = PROXIES.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  for (const [name] of set) Reflect.deleteProperty(process.env, name);
  return () => Object.assign(process.env, Object.fromEntries(set));
}
