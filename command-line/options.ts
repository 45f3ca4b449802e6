export interface Option<T> {
  /** Stands for the value in the usage; null for an option without one. */
  placeholder: string | null;
  purpose: string;
  /** Completes the sentence "--<name> must be …". */
  allowed: string;
  /** A value that is allowed. */
  example: string;
  fallback: T;
  /** @returns undefined for a text that is not allowed */
  parse: (text: string) => T | undefined;
  /** For an option that may be repeated. */
  combine?(earlier: T, later: T): T;
}

/** An option without a value; false without it. */
export function flag(purpose: string): Option<boolean> {
  return { placeholder: null, purpose, allowed: '', example: '', fallback: false, parse: () => true };
}

/** A text that is not blank; null without it. */
export function text(
  placeholder: string,
  purpose: string,
  example: string = placeholder,
): Option<string | null> {
  return {
    placeholder,
    purpose,
    allowed: 'a text',
    example,
    fallback: null,
    parse: (value) => (value.trim() === '' ? undefined : value),
  };
}

/** A list separated by commas, without empty entries; null without it. */
export function list(
  placeholder: string,
  purpose: string,
  example: string = placeholder,
): Option<readonly string[] | null> {
  return {
    placeholder,
    purpose,
    allowed: 'a list, separated by commas',
    example,
    fallback: null,
    parse: (value) => {
      const items = value.split(',').filter((item) => item !== '');
      return items.length > 0 ? items : undefined;
    },
  };
}

/** A whole number from 1 to 999,999,999. */
export function count(fallback: number, purpose: string): Option<number> {
  return {
    placeholder: 'number',
    purpose,
    allowed: 'a whole number above 0',
    example: '12',
    fallback,
    parse: (value) => (/^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined),
  };
}

/** A TCP port. */
export function port<T extends number | null>(fallback: T, purpose: string): Option<number | T> {
  return {
    placeholder: 'port',
    purpose,
    allowed: 'a port from 1 to 65535',
    example: '8080',
    fallback,
    parse: (value) => {
      const number = /^\d{1,5}$/.test(value) ? Number(value) : 0;
      return number >= 1 && number <= 65_535 ? number : undefined;
    },
  };
}

/** An http or https address; null without it. */
export function address(purpose: string): Option<string | null> {
  return {
    placeholder: 'address',
    purpose,
    allowed: 'an address such as http://127.0.0.1:8080',
    example: 'http://127.0.0.1:8080',
    fallback: null,
    parse: (value) => (/^https?:\/\//i.test(value) && URL.canParse(value) ? value : undefined),
  };
}

/** A JSON object; empty without it. */
export function object(purpose: string, example: string): Option<Record<string, unknown>> {
  return {
    placeholder: 'JSON',
    purpose,
    allowed: `a JSON object such as ${example}`,
    example,
    fallback: {},
    parse: (text) => {
      try {
        const value: unknown = JSON.parse(text);
        return typeof value === 'object' && value !== null && !Array.isArray(value)
          ? { ...value }
          : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

/** One of these words. */
export function choice<const T extends string, const F extends T | null>(
  allowed: readonly T[],
  fallback: F,
  purpose: string,
): Option<T | F> {
  return {
    placeholder: allowed.join('|'),
    purpose,
    allowed: `one of ${allowed.join(', ')}`,
    example: allowed[0] ?? '',
    fallback,
    parse: (value) => allowed.find((one) => one === value),
  };
}

/** An option that may be repeated; the list is empty without it. */
export function each<T>(option: Omit<Option<T>, 'fallback'>): Option<readonly NonNullable<T>[]> {
  return {
    ...option,
    fallback: [],
    parse: (value) => {
      const parsed = option.parse(value) ?? undefined;
      return parsed === undefined ? undefined : [parsed];
    },
    combine: (earlier, later) => [...earlier, ...later],
  };
}
