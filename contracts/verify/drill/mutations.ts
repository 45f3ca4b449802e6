/** An answer of the API: its HTTP status and its parsed body. */
export interface Reply {
  status: number;
  body: unknown;
}

export interface Mutation {
  /** Such as `rename $.slots[*].web`. */
  name: string;
  /** The changed reply, or null when this reply has nothing to change. */
  apply: (reply: Reply) => Reply | null;
}

type Fields = Record<string, unknown>;
type Change = (holder: Fields, name: string) => void;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** A value of another type that is as similar as possible. */
function retyped(value: unknown): unknown {
  if (typeof value === 'string') return value.length;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  return value === null ? { unexpected: true } : 'a text';
}

/** These changes may still fit the contract: many texts may be empty, and a balance may be below 0. */
const EMPTY_TEXT = 'empty text';
const NEGATIVE = 'negative';
/** These fit the contract too, and are wrong: an amount in satang, and a figure that is off by one. */
const HUNDREDFOLD = 'hundredfold';
const ONE_MORE = 'one more';

const CHANGES: Record<string, Change> = {
  rename: (holder, name) => {
    holder[`${name}X`] = holder[name];
    Reflect.deleteProperty(holder, name);
  },
  remove: (holder, name) => void Reflect.deleteProperty(holder, name),
  retype: (holder, name) => (holder[name] = retyped(holder[name])),
  null: (holder, name) => (holder[name] = null),
  'list to object': (holder, name) => {
    if (Array.isArray(holder[name])) holder[name] = { ...(holder[name] as unknown[]) };
  },
  empty: (holder, name) => {
    if (Array.isArray(holder[name])) holder[name] = [];
  },
  [EMPTY_TEXT]: (holder, name) => {
    if (typeof holder[name] === 'string') holder[name] = '';
  },
  [NEGATIVE]: (holder, name) => {
    if (typeof holder[name] === 'number') holder[name] = -(holder[name] || 1);
  },
  [HUNDREDFOLD]: (holder, name) => {
    if (typeof holder[name] === 'number') holder[name] *= 100;
  },
  [ONE_MORE]: (holder, name) => {
    if (typeof holder[name] === 'number') holder[name] += 1;
  },
  reverse: (holder, name) => {
    if (Array.isArray(holder[name])) holder[name] = (holder[name] as unknown[]).toReversed();
  },
};

/** Every field of a reply as a path; `*` stands for each entry of a list: `$.slots[*].web`. */
export function fieldsOf(value: unknown, path = '$'): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((entry) => fieldsOf(entry, `${path}[*]`)))];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    `${path}.${name}`,
    ...fieldsOf(inner, `${path}.${name}`),
  ]);
}

export function mutationsOf(fields: readonly string[], isRefusal: boolean): Mutation[] {
  const ofFields = fields.flatMap((field) =>
    Object.entries(CHANGES).map(([what, change]) => ({
      name: `${what} ${field}`,
      apply: (reply: Reply) => changed(reply, field, change),
    })),
  );
  return [...ofFields, ...(isRefusal ? OF_REFUSALS : OF_SUCCESSES)];
}

export const mayFit = ({ name }: Mutation): boolean =>
  [EMPTY_TEXT, NEGATIVE].some((change) => name.startsWith(`${change} `));

const isFigure = ({ name }: Mutation): boolean =>
  [HUNDREDFOLD, ONE_MORE].some((change) => name.startsWith(`${change} `));

export const mutationsOfMessage = (fields: readonly string[]): Mutation[] => [
  ...mutationsOf(fields, false).filter(
    (mutation) => !OF_SUCCESSES.includes(mutation) && !mayFit(mutation) && !isFigure(mutation),
  ),
  WRAPPED,
];

const WRAPPED: Mutation = {
  name: 'wrapped',
  apply: ({ status, body }) => ({ status, body: { data: body } }),
};

const OF_REFUSALS: Mutation[] = [
  {
    name: 'another code',
    apply: ({ status, body }) => {
      const { message } = body as { message: string };
      const other = message === 'LOGIN_FAIL' ? 'NO_DATA' : 'LOGIN_FAIL';
      return { status, body: { ...(body as object), message: other } };
    },
  },
  { name: 'another status', apply: ({ status, body }) => ({ status: status === 418 ? 400 : 418, body }) },
];

const OF_SUCCESSES: Mutation[] = [
  { name: 'another status', apply: ({ body }) => ({ status: 202, body }) },
  { name: 'another path', apply: () => ({ status: 404, body: { message: 'NO_DATA' } }) },
  WRAPPED,
  {
    name: 'list to object',
    apply: ({ status, body }) => (Array.isArray(body) ? { status, body: { ...(body as unknown[]) } } : null),
  },
  {
    name: 'empty list',
    apply: ({ status, body }) => (Array.isArray(body) && body.length > 0 ? { status, body: [] } : null),
  },
  {
    name: 'reverse list',
    apply: ({ status, body }) => {
      const reversed = Array.isArray(body) ? (body as unknown[]).toReversed() : body;
      return JSON.stringify(reversed) === JSON.stringify(body) ? null : { status, body: reversed };
    },
  },
];

function changed({ status, body }: Reply, field: string, change: Change): Reply | null {
  const copy = structuredClone(body);
  const names = field.split(/\.|(?=\[\*\])/).slice(1);
  visit(copy, names, change);
  return JSON.stringify(copy) === JSON.stringify(body) ? null : { status, body: copy };
}

function visit(value: unknown, [name = '', ...rest]: string[], change: Change): void {
  if (name === '[*]') {
    if (Array.isArray(value)) for (const entry of value) visit(entry, rest, change);
    return;
  }
  if (!isObject(value) || !(name in value)) return;
  if (rest.length === 0) change(value, name);
  else visit(value[name], rest, change);
}
