import type { Body, Rule } from '../pact-types.ts';

/** Values with a recognisable format, which the pact must pin with a pattern. */
const LOOKS = [
  ['a time', /^\d{4}-\d{2}-\d{2}T/],
  ['a phone or account number', /^0?\d{9,12}$/],
  ['an address', /^https?:\/\//],
] as const;
const NUMERIC: ReadonlySet<string> = new Set(['number', 'integer', 'decimal']);
const TYPED: ReadonlySet<string> = new Set(['type', ...NUMERIC]);
/** Only a balance can be below 0. */
const BALANCE = /^\$\.(?:wallet|slots\[(?:\*|\d+)\])\.amount$/;
const ID_FIELD = /(?:^|\.)(?:_id|reference|qrcodeId|session_id)$/;

/** @param within the path of the body, for an entry that a list must contain */
export function looseIn(
  body: Body | undefined,
  rules: Record<string, Rule> | undefined,
  within = '$',
): string[] {
  return Object.entries(rules ?? {}).flatMap(([path, { matchers }]) =>
    matchers.flatMap((matcher) => {
      const example = at(body?.content, path);
      if (matcher.match === 'arrayContains') {
        return (matcher.variants ?? []).flatMap((variant) =>
          looseIn(
            { content: (example as unknown[])[variant.index] },
            variant.rules,
            `${within}${path.slice(1)}[${variant.index}]`,
          ).map((found) => `${path}[${variant.index}] ${found}`),
        );
      }
      if (matcher.match === 'regex') {
        if (!isAnchored(matcher.regex ?? ''))
          return [`${path}: the pattern ${matcher.regex} is not anchored`];
        const isTyped = matchers.some(({ match }) => TYPED.has(match));
        return isTyped ? [] : [`${path}: a number or null may match the pattern, add a type matcher`];
      }
      if (NUMERIC.has(matcher.match) && !BALANCE.test(within + path.slice(1)))
        return matchers.some(({ match }) => match === 'regex') ? [] : [`${path}: a number below 0 may match`];
      if (matcher.match !== 'type' || matchers.some(({ match }) => match === 'regex')) return [];
      if (Array.isArray(example)) {
        return example.length > 0 && matcher.min === undefined
          ? [`${path}: a bare like() around a list`]
          : [];
      }
      if (typeof example === 'object' && example !== null) return [`${path}: a bare like() around an object`];
      if (typeof example !== 'string') return [];
      const look = ID_FIELD.test(path) ? 'an id' : LOOKS.find(([, pattern]) => pattern.test(example))?.[0];
      return look === undefined ? [] : [`${path}: ${look} without a pattern`];
    }),
  );
}

function isAnchored(pattern: string): boolean {
  return pattern.replace(/^\(\?i\)/, '').startsWith('^') && pattern.endsWith('$');
}

/** Value at a path such as `$.slots[*].web`; `*` means the first entry. */
export function at(value: unknown, path: string): unknown {
  const names = [...path.matchAll(/\.([\w$-]+)|\['([^']+)'\]|\[(\d+|\*)\]/g)].map(
    ([, name, quoted, index]) => name ?? quoted ?? (index === '*' ? '0' : index) ?? '',
  );
  return names.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[name] : undefined,
    value,
  );
}
