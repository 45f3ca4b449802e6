import { callOf, keyOf } from './gate/calls.ts';
import { isHttp, type Pact } from './pact-types.ts';
import { textOf, type InteractionResult } from './results.ts';

/** A call by its key, and the results of its interactions. */
export interface CallReport {
  call: string;
  results: InteractionResult[];
}

const SOCKET = 'socket: chat';

export function byCall(pact: Pact, results: readonly InteractionResult[]): CallReport[] {
  const calls = new Map(
    pact.interactions.map((interaction) => {
      const call = isHttp(interaction) ? callOf(interaction.request.method, interaction.request.path) : null;
      return [interaction.description, call ? keyOf(call) : SOCKET];
    }),
  );
  return [...Map.groupBy(results, ({ description }) => calls.get(description) ?? SOCKET)]
    .map(([call, own]) => ({ call, results: own }))
    .sort((one, other) => one.call.localeCompare(other.call));
}

/** One line per call with its share of met interactions, and below it the differences of the others. */
export function tableOf(reports: readonly CallReport[]): string {
  const width = Math.max(0, ...reports.map(({ call }) => call.length));
  return reports
    .flatMap(({ call, results }) => {
      const broken = results.filter(({ isMet }) => !isMet);
      const kept = `${results.length - broken.length}/${results.length}`;
      return [
        `${broken.length === 0 ? '✓' : '✗'} ${call.padEnd(width)} ${kept.padStart(7)}`,
        ...broken.flatMap(({ description, state, differences }) => [
          `    ${description} (${state})`,
          ...differences.map((difference) => `      ${textOf(difference)}`),
        ]),
      ];
    })
    .join('\n');
}

export function junitOf(reports: readonly CallReport[]): string {
  const all = reports.flatMap(({ results }) => results);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="pacts" ${countsOf(all)}>`,
    ...reports.flatMap(({ call, results }) => [
      `  <testsuite name="${escaped(call)}" ${countsOf(results)}>`,
      ...results.map((result) => caseOf(call, result)),
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n');
}

const countsOf = (results: readonly InteractionResult[]) =>
  `tests="${results.length}" failures="${results.filter(({ isMet }) => !isMet).length}"`;

function caseOf(call: string, { description, isMet, differences }: InteractionResult): string {
  const open = `    <testcase classname="${escaped(call)}" name="${escaped(description)}"`;
  if (isMet) return `${open}/>`;
  const [first = 'not kept', ...rest] = differences.map(textOf);
  return `${open}><failure message="${escaped(first)}">${escaped([first, ...rest].join('\n'))}</failure></testcase>`;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** XML 1.0 forbids the control characters of terminal colours. */
const isWritable = (letter: string) => letter >= ' ' || letter === '\n' || letter === '\t';
const escaped = (text: string) =>
  [...text]
    .filter(isWritable)
    .map((letter) => ESCAPES[letter] ?? letter)
    .join('');
