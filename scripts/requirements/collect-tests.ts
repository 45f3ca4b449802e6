import ts from 'typescript';

/** One `it` or `test` of a file; a table of cases counts once. */
export interface CollectedTest {
  file: string;
  /** Titles of its groups and its own; `…` marks parts that only a run knows. */
  title: string;
  /** The title, and the texts of the tables that fill its placeholders. */
  citing: string;
}

interface Level {
  title: string;
  citing: string;
}

interface Scope {
  levels: Level[];
  /** The tables of the surrounding loops. */
  tables: ts.Expression[];
}

const GROUPS = ['describe', 'suite'];
const TESTS = ['it', 'test'];
/** Modifiers after a dot that keep a call a test; `step`, `skip`, `use` and others do not. */
const MODIFIERS = ['only', 'concurrent', 'sequential', 'serial', 'parallel', 'fails', 'each', 'for'];
const PLACEHOLDER = /%[sdifjoO]|\$\w|…/;

export function collectTests(file: string, source: string): CollectedTest[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind);
  const constants = findConstants(tree);
  const tests: CollectedTest[] = [];

  const visit = (node: ts.Node, scope: Scope): void => {
    const call = ts.isCallExpression(node) ? readCall(node) : null;
    if (call?.kind === 'skipped') return;
    if (call === null) {
      const inner = { ...scope, tables: [...scope.tables, ...loopedOver(node)] };
      ts.forEachChild(node, (child) => visit(child, inner));
      return;
    }
    const title = titleOf(call.title, constants);
    const tables = PLACEHOLDER.test(title) ? [...scope.tables, ...call.tables] : [];
    const texts = tables.flatMap((table) => textsIn(table, constants));
    const levels = [...scope.levels, { title, citing: [title, ...texts].join(' ') }];
    if (call.kind === 'test') tests.push({ file, ...joined(levels) });
    for (const argument of call.rest) visit(argument, { ...scope, levels });
  };
  visit(tree, { levels: [], tables: [] });
  return tests;
}

function joined(levels: Level[]): Level {
  return {
    title: levels.map(({ title }) => title).join(' '),
    citing: levels.map(({ citing }) => citing).join(' '),
  };
}

type Call =
  | { kind: 'skipped' }
  | { kind: 'group' | 'test'; title: ts.Expression; rest: ts.Expression[]; tables: ts.Expression[] };

/** Reads `it('…', run)`, `test.describe('…', run)` or `it.each(table)('…', run)`; null for every other call. */
function readCall({ expression, arguments: [title, ...rest] }: ts.CallExpression): Call | null {
  const tables: ts.Expression[] = [];
  const names: string[] = [];
  let callee: ts.Expression = expression;
  while (!ts.isIdentifier(callee)) {
    if (ts.isPropertyAccessExpression(callee)) {
      names.unshift(callee.name.text);
      callee = callee.expression;
    } else if (ts.isCallExpression(callee)) {
      tables.push(...callee.arguments);
      callee = callee.expression;
    } else if (ts.isTaggedTemplateExpression(callee)) {
      tables.push(callee.template);
      callee = callee.tag;
    } else return null;
  }
  if (![...GROUPS, ...TESTS].includes(callee.text) || title === undefined) return null;
  if (names.includes('skip') || names.includes('todo')) return { kind: 'skipped' };
  // `it.each(table)` is not a test yet; the call of the function that it returns is.
  if (['each', 'for'].includes(names.at(-1) ?? '') && tables.length === 0) return null;
  if (!names.every((name) => MODIFIERS.includes(name) || GROUPS.includes(name))) return null;
  const isGroup = GROUPS.includes(callee.text) || names.some((name) => GROUPS.includes(name));
  return { kind: isGroup ? 'group' : 'test', title, rest, tables };
}

function loopedOver(node: ts.Node): ts.Expression[] {
  if (ts.isForOfStatement(node)) return [node.expression];
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  return node.expression.name.text === 'forEach' ? [node.expression.expression] : [];
}

/** The static parts of a title; resolves names of text constants in the file. */
function titleOf(node: ts.Expression, constants: Map<string, ts.Expression>): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
  }
  if (ts.isBinaryExpression(node)) return titleOf(node.left, constants) + titleOf(node.right, constants);
  const value = ts.isIdentifier(node) ? constants.get(node.text) : undefined;
  return value !== undefined && ts.isStringLiteralLike(value) ? value.text : '…';
}

/** All texts inside a table, including named constants. */
function textsIn(node: ts.Node, constants: Map<string, ts.Expression>, seen = new Set<ts.Node>()): string[] {
  if (seen.has(node)) return [];
  seen.add(node);
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
    return [node.text];
  }
  const texts: string[] = [];
  const value = ts.isIdentifier(node) ? constants.get(node.text) : undefined;
  if (value !== undefined) texts.push(...textsIn(value, constants, seen));
  ts.forEachChild(node, (child) => void texts.push(...textsIn(child, constants, seen)));
  return texts;
}

function findConstants(tree: ts.SourceFile): Map<string, ts.Expression> {
  const constants = new Map<string, ts.Expression>();
  for (const statement of tree.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(name) && initializer !== undefined) constants.set(name.text, initializer);
    }
  }
  return constants;
}
