import { Verifier, type VerifierOptions } from '@pact-foundation/pact';
import type { PactFile } from './pact-files.ts';
import { makeProviderWorld, type ProviderWorld } from './provider-world.ts';

interface VerifyOptions {
  mockUrl: string;
  pact: PactFile;
  /** Called with each world before its interaction, to see the verification fail. */
  prepare?: (world: ProviderWorld) => Promise<void>;
}

/** As much of a request as the filter changes; the verifier's own type leans on a package that is not here. */
interface FilteredRequest {
  headers: Record<string, string | undefined>;
}

/** A token that a pact wants to be sent as it is; any other stands for a real one. */
const UNKNOWN = /unknown/;

let worlds = 0;

/**
 * Replays a pact against the mock, each interaction in a world of its own, made of the scenario that its state names.
 * Fails closed: a state that cannot be set up fails by its name, and so does an interaction whose state never was.
 * @returns the number of interactions verified.
 */
export async function verifyPact({ mockUrl, pact, prepare }: VerifyOptions): Promise<number> {
  let world: ProviderWorld | null = null;
  let setUp = 0;
  const failures: string[] = [];

  const enter = async (state: string) => {
    try {
      worlds += 1;
      world = await makeProviderWorld(mockUrl, `pact-${process.pid}-${worlds}`, state);
      await prepare?.(world);
      setUp += 1;
      return world.values;
    } catch (error) {
      // The verifier tells little of what a handler throws.
      failures.push(`the state "${state}": ${textOf(error)}`);
      throw error;
    }
  };
  const handlers = Object.fromEntries(pact.states.map((state) => [state, () => enter(state)]));

  const options: VerifierOptions = {
    provider: 'wallet-api',
    providerBaseUrl: mockUrl,
    pactUrls: [pact.path],
    logLevel: 'error',
    stateHandlers: handlers,
    requestFilter: ({ headers }: FilteredRequest, _response: unknown, next: () => void) => {
      if (world) headers['x-mock-world'] = world.name;
      // A request without a body says so: the verifier's proxy would send chunks of an unknown type.
      if (headers['transfer-encoding'] === undefined) headers['content-length'] ??= '0';
      if (world && headers['authorization'] && !UNKNOWN.test(headers['authorization'])) {
        headers['authorization'] = `Bearer ${world.token}`;
      }
      next();
    },
  };
  try {
    await new Verifier(options).verifyProvider();
  } catch (error) {
    throw new Error([...failures, textOf(error)].join('\n'), { cause: error });
  }
  if (failures.length > 0 || setUp !== pact.interactions) {
    throw new Error(
      [...failures, `${setUp} states were set up for ${pact.interactions} interactions`].join('\n'),
    );
  }
  return setUp;
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
