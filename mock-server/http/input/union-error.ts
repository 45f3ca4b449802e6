import type { TSchema } from 'typebox';
import { Errors } from 'typebox/value';
import { nearest } from './nearest.ts';

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

/** At most this many words are listed; beyond that the error names the nearest, and the description says where the others are. */
const MOST_WORDS = 20;

/**
 * The first error of a value, for the union member that is the closest match. The validator lists the errors of all
 * members in order, so a wrong `kind` would read as a missing field of the first member. A pattern reads as the words of its
 * `description`.
 */
export function nearestError(schema: TSchema, value: unknown): FoundError | undefined {
  const { anyOf } = schema as SchemaNode;
  const branches = anyOf?.every(({ type }) => type === 'object') ? anyOf : [schema];
  const [best, ...others] = branches
    .map((branch) => ({
      wrong: wrongLiteral(branch, value),
      missing: missingFields(branch, value),
      errors: Errors(branch, value),
    }))
    .sort(
      (a, b) =>
        Number(a.wrong !== null) - Number(b.wrong !== null) ||
        a.missing.length - b.missing.length ||
        a.errors.length - b.errors.length,
    );
  const first = best?.errors.find(({ instancePath }) => instancePath === best.wrong) ?? best?.errors[0];
  if (!best || !first) return undefined;
  const path = best.wrong ?? first.instancePath;
  const nodes = branches.flatMap((branch) => nodeAt(branch, path) ?? []);
  const allowed = [...new Set(nodes.flatMap(literalsOf))];
  const words = nodes.find(({ description }) => description !== undefined)?.description;
  if (allowed.length > 0)
    return {
      keyword: 'enum',
      instancePath: path,
      message: `must be ${choice(allowed, words, valueAt(value, path))}`,
    };
  if (first.keyword === 'pattern' && words) return { ...first, message: `must be ${words}` };
  // With two ways to say it, the field of only one of them would look like the only way.
  const alike = [
    best,
    ...others.filter(({ wrong, missing }) => wrong === best.wrong && missing.length === 1),
  ];
  if (first.keyword === 'required' && best.missing.length === 1)
    return {
      ...first,
      message: `must have required properties ${alike.flatMap(({ missing }) => missing).join(' or ')}`,
    };
  return first;
}

function choice(allowed: readonly string[], words: string | undefined, sent: unknown): string {
  if (allowed.length === 1) return String(allowed[0]);
  if (allowed.length <= MOST_WORDS) return `one of ${allowed.join(', ')}`;
  const such = typeof sent === 'string' ? `, such as ${nearest(sent, allowed)}` : '';
  return (words ?? `one of ${allowed.length} words`) + such;
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

/** The required fields that are absent: a present one shows which union member was intended, even if its value is wrong. */
function missingFields({ required = [] }: SchemaNode, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return required;
  return required.filter((name) => !Object.hasOwn(value, name));
}

function literalsOf(node: SchemaNode): string[] {
  const nodes = node.anyOf ?? [node];
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

export function valueAt(root: unknown, path: string): unknown {
  return path
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, name)
          ? (value as Record<string, unknown>)[name]
          : undefined,
      root,
    );
}
