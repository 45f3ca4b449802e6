import Type from 'typebox';
import { Strict, Text } from 'contracts';
import { control } from './endpoint.ts';

const Recipe = Strict({ call: Text(), given: Text(), how: Text(1000) });

export const codes = {
  'GET /codes': control({
    scope: 'mock',
    summary:
      'The 80 codes and the 11 reasons of slips, each with the calls of the apps that may answer it and the recipes that bring it about',
    reply: Strict({
      codes: Type.Array(
        Strict({
          code: Text(),
          /** The status with which each of them answers it. */
          calls: Type.Array(Strict({ call: Text(), status: Type.Integer() })),
          recipes: Type.Array(Recipe),
        }),
      ),
      slipReasons: Type.Array(Strict({ code: Text(), recipes: Type.Array(Recipe) })),
    }),
  }),
};
