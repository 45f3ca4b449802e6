/** The part of JSON Schema that the bodies of the control API use. */
export interface Schema {
  type?: string;
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

export type FieldKind =
  | { kind: 'choice'; values: string[] }
  | { kind: 'switch' }
  | { kind: 'number' }
  | { kind: 'text' }
  | { kind: 'lines' }
  | { kind: 'json' };

/** A longer text may have several lines, which a field of one line would join. */
const LONGEST_LINE = 1000;

/** How a value of the schema is entered, and whether it may be null. */
export function fieldKind(schema: Schema): FieldKind & { isNullable: boolean } {
  const parts = schema.anyOf ?? [schema];
  const isNullable = parts.some(({ type }) => type === 'null');
  const [first, ...others] = parts.filter(({ type }) => type !== 'null');
  if (!first) return { kind: 'json', isNullable };
  if ([first, ...others].every((part) => part.const !== undefined))
    return { kind: 'choice', values: [first, ...others].map((part) => String(part.const)), isNullable };
  if (others.length > 0) return { kind: 'json', isNullable };
  if (first.type === 'boolean') return { kind: 'switch', isNullable };
  if (first.type === 'number' || first.type === 'integer') return { kind: 'number', isNullable };
  if (first.type !== 'string') return { kind: 'json', isNullable };
  return { kind: (first.maxLength ?? 0) > LONGEST_LINE ? 'lines' : 'text', isNullable };
}

export class FieldError extends Error {
  override name = 'FieldError';
}

/** @throws FieldError that names the field */
export function numberOf(name: string, typed: string): number {
  const number = Number(typed);
  if (typed.trim() === '' || !Number.isFinite(number))
    throw new FieldError(`${name}: "${typed}" is no number`);
  return number;
}

/** Parses the typed value. @throws FieldError that names the field */
export function valueOf(name: string, schema: Schema, typed: string): unknown {
  const field = fieldKind(schema);
  if (typed === '' && field.isNullable) return null;
  switch (field.kind) {
    case 'number':
      return numberOf(name, typed);
    case 'json':
      try {
        return JSON.parse(typed) as unknown;
      } catch {
        throw new FieldError(`${name}: this is no JSON`);
      }
    case 'switch':
      return typed === 'true';
    case 'choice':
    case 'text':
    case 'lines':
      return typed;
  }
}

export function typedOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}
