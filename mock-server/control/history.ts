import Type from 'typebox';
import { IsoTime, Nullable, Strict, Text } from 'contracts';
import { control, WorldName } from './endpoint.ts';
import { isNew, WorldSchema } from './worlds.ts';

const PointSchema = Strict({
  id: Type.Integer(),
  at: IsoTime,
  /** Id of the journal's last entry at that point; 0 before the first. */
  entryId: Type.Integer(),
  /** The verb that created the point, or null for a call of the API. */
  verb: Nullable(Text(300)),
});

const HistorySchema = Strict({
  isKept: Type.Boolean(),
  /** A state was too large: the changes since then have no points, until PUT /history keeps a smaller one again. */
  isTooLarge: Type.Boolean(),
  points: Type.Array(PointSchema),
});

const ChangeSchema = Strict({ path: Text(500), before: Text(500), after: Text(500) });

export const history = {
  'GET /history': control({
    summary: 'The points to which the world can return, oldest first',
    reply: HistorySchema,
  }),
  'PUT /history': control({
    summary:
      'Keeps the state after each call and verb from now on, or forgets all of them; refuses a world that is too large',
    body: Strict({ isKept: Type.Boolean() }),
    example: { isKept: true },
    reply: HistorySchema,
  }),
  'GET /history/{pointId}/changes': control({
    summary: 'What changed in the world from the point before to this one, without secrets',
    reply: Strict({ changes: Type.Array(ChangeSchema) }),
  }),
  'POST /history/{pointId}/rewind': control({
    summary: 'Returns the world to a point; what came later is gone, in the journal too',
    reply: WorldSchema,
  }),
  'POST /history/{pointId}/branch': control({
    summary: 'Makes a world as this one was at a point; without isNew, also in place of the one of that name',
    body: Strict({ to: WorldName, isNew }),
    example: { to: 'another-way' },
    reply: WorldSchema,
  }),
};
