import { parseArgs } from 'node:util';
import type { Option } from './options.ts';

export type Options = Record<string, Option<unknown>>;

export type OptionValues<Named extends Options> = { [Name in keyof Named]: Named[Name]['fallback'] };

export type Arguments<Named extends Options> = OptionValues<Named> & { rest: string[] };

export interface CommandLine<Named extends Options> {
  /** Such as `npm run drill:hostile --`. */
  command: string;
  options?: Named;
  /** The arguments without a name, for the usage; by default there are none. */
  rest?: string;
  /** Of wrong arguments; 1 by default. */
  exitCode?: number;
}

/** The arguments cannot be used; the message names the first that is wrong. */
export class CommandLineError extends Error {
  override name = 'CommandLineError';
}

/**
 * Reads the arguments of this process. Wrong ones and `--help` end it with the usage.
 * @param interpret what the command makes of them; throws a CommandLineError for arguments that do not fit each other
 */
export function readCommandLine<const Named extends Options = Options, T = Arguments<Named>>(
  line: CommandLine<Named>,
  interpret: (given: Arguments<Named>) => T = (given) => given as T,
): T {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(usageOf(line));
    process.exit(0);
  }
  try {
    return interpret(parseCommandLine(line, args));
  } catch (error) {
    if (!(error instanceof CommandLineError)) throw error;
    console.error(`${error.message}\n\n${usageOf(line)}`);
    process.exit(line.exitCode ?? 1);
  }
}

/** @throws CommandLineError that names the first wrong argument */
export function parseCommandLine<const Named extends Options = Options>(
  { options, rest }: CommandLine<Named>,
  args: string[],
): Arguments<Named> {
  const named: [string, Option<unknown>][] = Object.entries(options ?? {});
  const { values, positionals } = parse(named, args);
  const [stray] = positionals;
  if (rest === undefined && stray !== undefined)
    throw new CommandLineError(`"${stray}" is an argument that this command does not take.`);
  const read = named.map(([name, option]) => [name, valueOf(name, option, values[name] ?? [])]);
  return { ...(Object.fromEntries(read) as OptionValues<Named>), rest: positionals };
}

function parse(named: readonly [string, Option<unknown>][], args: string[]) {
  const types = named.map(([name, { placeholder }]) => [
    name,
    // Several values, so that the second is refused instead of replacing the first.
    { type: placeholder === null ? ('boolean' as const) : ('string' as const), multiple: true },
  ]);
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: Object.fromEntries(types) as Record<string, { type: 'string' | 'boolean'; multiple: true }>,
    });
  } catch (error) {
    const [sentence = ''] = error instanceof Error ? error.message.split(/\.\s|\n|\.$/, 1) : [];
    throw new CommandLineError(valueMissing(named, sentence) ?? `${sentence}.`, { cause: error });
  }
}

/** Null if the sentence is about another error. Node calls a value "ambiguous" when the next option stands in its place. */
function valueMissing(named: readonly [string, Option<unknown>][], sentence: string): string | null {
  const [, missing] =
    /^Option '--(\S+?)(?: <value>)?' argument (?:missing|is ambiguous)$/.exec(sentence) ?? [];
  const [name, option] = named.find(([other]) => other === missing) ?? [];
  return option ? `--${name} needs a value, such as --${name}=${quoted(option.example)}.` : null;
}

/** As a shell reads it. */
const quoted = (text: string) => (/^[\w.,:/-]+$/.test(text) ? text : `'${text}'`);

function valueOf(name: string, option: Option<unknown>, given: readonly (string | boolean)[]): unknown {
  const [first, ...others] = given.map((value) => parsedBy(option, name, String(value)));
  if (given.length === 0) return option.fallback;
  if (others.length === 0) return first;
  if (!option.combine) throw new CommandLineError(`--${name} is given twice.`);
  return others.reduce((earlier, later) => option.combine?.(earlier, later), first);
}

function parsedBy({ allowed, parse }: Option<unknown>, name: string, text: string): unknown {
  const parsed = parse(text);
  if (parsed === undefined) throw new CommandLineError(`--${name} must be ${allowed}, and is "${text}".`);
  return parsed;
}

/** The command, and a line for each of its options. */
export function usageOf({ command, options, rest }: CommandLine<Options>): string {
  const rows = Object.entries(options ?? {}).map(([name, { placeholder, purpose }]) => [
    `  --${name}${placeholder === null ? '' : ` <${placeholder}>`}`,
    purpose,
  ]);
  const width = Math.max(0, ...rows.map(([shown = '']) => shown.length)) + 2;
  const first = [command, rows.length > 0 ? '[options]' : '', rest ?? ''].filter((part) => part !== '');
  return [
    `Usage: ${first.join(' ')}`,
    ...rows.map(([shown = '', purpose = '']) => shown.padEnd(width) + purpose),
  ].join('\n');
}
