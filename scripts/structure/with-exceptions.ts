/** One sentence for each finding without an exception, and for each exception without a finding. */
export function withExceptions(
  rule: string,
  found: readonly string[],
  exceptions: Readonly<Record<string, string>>,
): string[] {
  return [
    ...found.filter((name) => !(name in exceptions)).map((name) => `${rule}: ${name}`),
    ...Object.keys(exceptions)
      .filter((name) => !found.includes(name))
      .map(
        (name) => `${name} complies with "${rule}": remove its exception in scripts/structure/exceptions.ts`,
      ),
  ];
}
