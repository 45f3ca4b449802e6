import type { TSchema } from 'typebox';
import { Errors } from 'typebox/value';

interface SchemaNode {
  description?: string;
  anyOf?: SchemaNode[];
  const?: unknown;
  type?: string;
  required?: string[];
  properties?: Record<string, SchemaNode>;
  items?: SchemaNode;
}
interface FoundError {
  keyword: string;
  instancePath: string;
  message: string;
}

/**
 * The first error of a value, for the union member that is the closest match. The validator lists the errors of all
 * members in order, so a wrong `kind` would read as a missing field of the first member. A pattern reads as the words of its
 * `description`.
 */
export function nearestError(schema: TSchema, value: unknown): FoundError | undefined {
  const { anyOf } = schema as SchemaNode;
  const branches = anyOf?.every(({ type }) => type === 'object') ? anyOf : [schema];
  const [nearest] = branches
    .map((branch) => ({
      wrong: wrongLiteral(branch, value),
      missing: missingFields(branch, value),
      errors: Errors(branch, value),
    }))
    .sort(
      (a, b) =>
        Number(a.wrong !== null) - Number(b.wrong !== null) ||
        a.missing - b.missing ||
        a.errors.length - b.errors.length,
    );
  const first =
    nearest?.errors.find(({ instancePath }) => instancePath === nearest.wrong) ?? nearest?.errors[0];
  if (!nearest || !first) return undefined;
  const path = nearest.wrong ?? first.instancePath;
  const allowed = branches.flatMap((branch) => literalsAt(branch, path));
  if (allowed.length === 0) {
    const words = first.keyword === 'pattern' && nodeAt(schema, path)?.description;
    return words ? { ...first, message: `must be ${words}` } : first;
  }
  return {
    keyword: 'enum',
    instancePath: path,
    message: `must be one of ${[...new Set(allowed)].join(', ')}`,
  };
}

function wrongLiteral({ properties = {}, required = [] }: SchemaNode, value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const sent = value as Record<string, unknown>;
  const wrong = Object.entries(properties).find(
    ([name, node]) =>
      node.const !== undefined &&
      node.const !== sent[name] &&
      (Object.hasOwn(sent, name) || required.includes(name)),
  );
  return wrong ? `/${wrong[0]}` : null;
}

/** How many required fields are absent: a present one shows which union member was intended, even if its value is wrong. */
function missingFields({ required = [] }: SchemaNode, value: unknown): number {
  if (typeof value !== 'object' || value === null) return required.length;
  return required.filter((name) => !Object.hasOwn(value, name)).length;
}

function literalsAt(schema: TSchema, path: string): string[] {
  const node = nodeAt(schema, path);
  const nodes = node?.anyOf ?? (node ? [node] : []);
  return nodes.every((one) => one.const !== undefined) ? nodes.map((one) => String(one.const)) : [];
}

function nodeAt(schema: SchemaNode, path: string): SchemaNode | undefined {
  return path
    .split('/')
    .slice(1)
    .reduce<SchemaNode | undefined>(
      (node, name) => node?.properties?.[name.replaceAll('~1', '/')] ?? node?.items,
      schema,
    );
}
