import pactPackage from '@pact-foundation/pact/package.json' with { type: 'json' };
import type { Pact } from '../pact-types.ts';
import type { InteractionResult } from '../results.ts';

/** Body of a broker's `pb:publish-verification-results` link. */
export interface VerificationBody {
  success: boolean;
  providerApplicationVersion: string;
  verifiedBy: { implementation: string; version: string };
  buildUrl?: string;
  testResults: TestResult[];
}

interface TestResult {
  /** Known once the broker has the pact. */
  interactionId?: string;
  interactionDescription: string;
  success: boolean;
  mismatches?: { attribute: string; identifier?: string; description: string }[];
  exceptions?: { message: string }[];
}

export interface Provided {
  version: string;
  buildUrl?: string;
}

/** @throws Error when the provider has no version, because a broker would refuse the results. */
export function verificationBody(
  results: readonly InteractionResult[],
  { version, buildUrl }: Provided,
): VerificationBody {
  if (version.trim() === '')
    throw new Error('provider.version is empty: a broker refuses results without a version');
  return {
    success: results.length > 0 && results.every(({ isMet }) => isMet),
    providerApplicationVersion: version,
    verifiedBy: { implementation: pactPackage.name, version: pactPackage.version },
    ...(buildUrl === undefined ? {} : { buildUrl }),
    testResults: results.map(({ description, isMet, differences }) => {
      const exceptions = differences.filter(({ attribute }) => attribute === 'exception');
      const mismatches = differences.filter(({ attribute }) => attribute !== 'exception');
      return {
        interactionDescription: description,
        success: isMet,
        ...(mismatches.length > 0 ? { mismatches } : {}),
        ...(exceptions.length > 0
          ? { exceptions: exceptions.map((one) => ({ message: one.description })) }
          : {}),
      };
    }),
  };
}

export function withBrokerIds(
  body: VerificationBody,
  kept: readonly { _id?: string; description: string }[],
): VerificationBody {
  const ids = new Map(kept.map(({ _id, description }) => [description, _id]));
  return {
    ...body,
    testResults: body.testResults.map((result) => {
      const interactionId = ids.get(result.interactionDescription);
      return interactionId === undefined ? result : { interactionId, ...result };
    }),
  };
}

/** The name of the file that a verification leaves for the broker. */
export const bodyFile = ({ consumer, provider }: Pick<Pact, 'consumer' | 'provider'>) =>
  `${consumer.name}-${provider.name}.json`;
