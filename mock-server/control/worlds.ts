import Type from 'typebox';
import { IsoTime, Nullable, Strict, Text } from 'contracts';
import { control, WorldName } from './endpoint.ts';
import { Moment } from './schemas.ts';

/** Large, because uploads are part of a snapshot. */
export const SNAPSHOT_LIMIT = 128 * 1024 * 1024;
/** A demo has a few thousand values; 125,000 movements with their entries have about three million. */
export const SNAPSHOT_JSON = { depth: 100, values: 6_000_000 };

export const WorldSchema = Strict({
  name: WorldName,
  scenario: Text(),
  seed: Type.Integer(),
  now: IsoTime,
  isFrozen: Type.Boolean(),
  members: Type.Integer(),
  /** Contract violations by the mock since the world began: 0 in a healthy test. */
  serverViolations: Type.Integer(),
  /** Requests outside the contract since the world began: unknown calls, malformed input. */
  clientViolations: Type.Integer(),
  idleSeconds: Type.Integer(),
});

/** Refuses a name that a world has already, so that nobody's work is replaced by accident. */
export const isNew = Type.Optional(Type.Literal(true));

const WorldBody = Strict({
  /** `demo` by default. */
  scenario: Type.Optional(Text()),
  seed: Type.Optional(Type.Integer({ minimum: 0, maximum: 0xffff_ffff })),
  /** Of a scenario from a file, not before the time of the file. */
  frozenAt: Type.Optional(Moment),
  isNew,
});

export const worlds = {
  'GET /scenarios': control({
    scope: 'mock',
    summary: 'The named states a world can be created in',
    reply: Strict({
      scenarios: Type.Array(
        Strict({
          name: Text(),
          description: Text(1000),
          /** Added from a file, and not part of the mock. */
          isFile: Type.Boolean(),
        }),
      ),
    }),
  }),
  'GET /calls': control({
    scope: 'mock',
    summary: 'Every call of the API by its key',
    reply: Strict({ calls: Type.Array(Text()) }),
  }),
  'GET /apps': control({
    scope: 'mock',
    summary: 'Where the apps before this mock are; null for one that is not served',
    reply: Strict({ web: Nullable(Text(300)), kiosk: Nullable(Text(300)) }),
  }),
  'GET /worlds': control({
    scope: 'mock',
    summary: 'All worlds',
    reply: Strict({ worlds: Type.Array(WorldSchema) }),
  }),
  'GET /': control({ summary: 'One world', reply: WorldSchema }),
  'PUT /': control({
    summary: 'Creates a world; without isNew, also in place of the one of that name',
    body: WorldBody,
    example: { scenario: 'a member with money' },
    reply: WorldSchema,
  }),
  'POST /copy': control({
    summary:
      'Makes another world that is like this one; without isNew, also in place of the one of that name',
    body: Strict({ to: WorldName, isNew }),
    example: { to: 'copy-of-demo' },
    reply: WorldSchema,
  }),
  'DELETE /': control({ summary: 'Forgets a world' }),
  'GET /snapshot': control({
    isCopy: true,
    summary: 'All that a world holds, to be loaded again here or elsewhere; the journal stays behind',
    reply: Type.Object({ version: Type.Integer(), fields: Type.Record(Type.String(), Type.Unknown()) }),
  }),
  'PUT /snapshot': control({
    summary: 'Replaces the world by a snapshot; a damaged one changes nothing',
    body: Type.Object({}),
    bodyLimit: SNAPSHOT_LIMIT,
    json: SNAPSHOT_JSON,
    reply: WorldSchema,
  }),
};
