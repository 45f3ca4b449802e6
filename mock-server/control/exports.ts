import Type from 'typebox';
import { ByText, IsoTime, Nullable, Strict, Text } from 'contracts';
import { control } from './endpoint.ts';
import { JournalEntrySchema } from './journal.ts';
import { Digits, Pattern } from './schemas.ts';
import { SNAPSHOT_JSON, SNAPSHOT_LIMIT, WorldSchema } from './worlds.ts';

/** Any script, but no control characters, because the name is used in files and in code. */
const Name = Pattern(
  "^[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N} ,.:;()'’!?_-]{0,99}$",
  'a name of up to 100 letters, digits, spaces and ,.:;()!?_-',
);

/** A world's state as a file: a name, and a snapshot without secrets. The snapshot has its own schema. */
export const ScenarioFileSchema = Strict({
  format: Type.Literal('wallet-scenario'),
  version: Type.Literal(1),
  name: Name,
  description: Text(1000),
  snapshot: Type.Object({}),
});

/** A screenshot as PNG, in base64. */
const PictureSchema = Strict({
  name: Text(100),
  png: Type.String({ pattern: '^[A-Za-z0-9+/]+={0,2}$', maxLength: 12_000_000 }),
});

const ReportSchema = Strict({
  format: Type.Literal('wallet-report'),
  version: Type.Literal(1),
  name: Name,
  note: Text(5000),
  /** By the world's clock. */
  at: IsoTime,
  /** Shell command that opens the file in a mock on any machine. */
  replay: Text(500),
  versions: ByText(Text(300), { maxProperties: 20 }),
  scenario: ScenarioFileSchema,
  journal: Type.Array(JournalEntrySchema, { maxItems: 2000 }),
  har: Type.Object({}),
  pictures: Type.Array(PictureSchema, { maxItems: 20 }),
});

const large = { bodyLimit: SNAPSHOT_LIMIT, json: SNAPSHOT_JSON };

export const exports = {
  'GET /scenario': control({
    isCopy: true,
    summary:
      'The state of the world as a named file, without secrets: passwords become 123456, tokens and codes go',
    query: Strict({ name: Name, description: Type.Optional(Text(1000)) }),
    reply: ScenarioFileSchema,
  }),
  'PUT /scenario': control({
    summary: 'Makes the world again from such a file',
    body: ScenarioFileSchema,
    ...large,
    reply: WorldSchema,
  }),
  'POST /scenarios': control({
    scope: 'mock',
    summary: 'Adds such a file to the named states, for every world and until the mock ends',
    body: ScenarioFileSchema,
    ...large,
    reply: Strict({ name: Name, description: Text(1000) }),
  }),
  'DELETE /scenarios': control({
    scope: 'mock',
    summary: 'Forgets a named state that came from a file',
    query: Strict({ name: Name }),
  }),
  'GET /journey': control({
    summary: 'A stretch of the journal as a Playwright journey, with the state in which it begins',
    query: Strict({ name: Name, from: Type.Optional(Digits), to: Type.Optional(Digits) }),
    reply: Strict({ name: Name, spec: Text(4_000_000), scenario: ScenarioFileSchema }),
  }),
  'GET /report': control({
    isCopy: true,
    summary:
      'World, journal, HAR, versions and the command that opens them again, in one file without secrets',
    query: Strict({ name: Name, note: Type.Optional(Text(5000)) }),
    reply: ReportSchema,
  }),
  'PUT /report': control({
    summary: 'Opens a report: makes the world of it again, with its journal',
    body: ReportSchema,
    ...large,
    reply: WorldSchema,
  }),
  'GET /ledger': control({
    summary: 'The movements of the books, oldest first; with `after`, those with a greater number',
    query: Strict({ after: Type.Optional(Digits) }),
    reply: Strict({
      movements: Type.Array(
        Strict({
          id: Type.Integer(),
          at: IsoTime,
          from: Type.Array(Text()),
          to: Type.Array(Text()),
          /** In the currency of the accounts. */
          amount: Type.Number(),
          reference: Nullable(Text()),
        }),
      ),
    }),
  }),
};

/** The name in a file's name: with letters of every script, so that two names in Thai do not become one. */
export const slugOf = (name: string): string => slugWithout(name, /[^\p{L}\p{M}\p{N}]+/gu);

/** The name as that of a world. */
export const worldNameOf = (name: string): string => slugWithout(name, /[^a-z0-9]+/g);

function slugWithout(name: string, others: RegExp): string {
  const slug = name.toLowerCase().replace(others, '-').replace(/^-|-$/g, '');
  return [...slug].slice(0, 60).join('') || 'world';
}
