import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { errorCodes, slipReasons, Strict, Text, type ErrorCode } from 'contracts';
import { statuses } from '../http/statuses.ts';
import { triggers } from '../error-recipes/index.ts';
import { typed } from './typed.ts';

const Way = Strict({ call: Text(), given: Text(), how: Text(1000) });
const tags = ['codes'];

/** Every code that a member may meet, and how a tester brings it about. */
export async function codeRoutes(plain: FastifyInstance): Promise<void> {
  const app = typed(plain);
  app.get(
    '/codes',
    {
      schema: {
        tags,
        summary: 'The 80 codes and the 11 reasons of slips, each with the ways to it',
        response: {
          200: Strict({
            codes: Type.Array(Strict({ code: Text(), status: Type.Integer(), ways: Type.Array(Way) })),
            slipReasons: Type.Array(Strict({ code: Text(), ways: Type.Array(Way) })),
          }),
        },
      },
    },
    async () => ({
      codes: errorCodes.map((code) => ({ code, status: statuses[code], ways: waysTo(code) })),
      slipReasons: slipReasons.map((code) => ({ code, ways: waysTo(code) })),
    }),
  );
}

function waysTo(code: ErrorCode | (typeof slipReasons)[number]) {
  return triggers
    .filter((trigger) => trigger.code === code)
    .map(({ call, given = 'demo', how }) => ({ call, given, how }));
}
