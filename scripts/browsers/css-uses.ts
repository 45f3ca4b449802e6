import { type CssNode, generate, parse, walk } from 'css-tree';

export interface CssUse {
  /** Its keys in the compatibility tables; a feature without an entry is as old as CSS. */
  keys: string[];
  text: string;
  /** The conditions of the surrounding `@supports` rules. */
  conditions: string[];
  /** For a declaration: earlier declarations in the block, for browsers that drop this one. */
  fallbacks: CssUse[];
}

export function cssUses(css: string): CssUse[] {
  const uses: CssUse[] = [];
  const conditions: string[] = [];
  const add = (text: string, ...keys: string[]) =>
    void uses.push({ keys, text, conditions: [...conditions], fallbacks: [] });

  walk(parse(css), {
    enter(node: CssNode) {
      if (isSupports(node)) conditions.push(conditionOf(node));
      else if (node.type === 'Atrule') add(`@${node.name}`, `css.at-rules.${node.name}`);
      if (node.type === 'Feature') add(`(${node.name})`, `css.at-rules.media.${node.name}`);
      if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
        add(`:${node.name}`, `css.selectors.${node.name}`);
      if (node.type === 'NestingSelector') add('&', 'css.selectors.nesting');
      if (node.type === 'Block') uses.push(...declarationsOf(node, conditions));
    },
    leave(node: CssNode) {
      if (isSupports(node)) conditions.pop();
    },
  });
  return uses;
}

export function conditionUses(condition: string): CssUse[] {
  const selectors = [...condition.matchAll(/selector\(((?:[^()]|\([^()]*\))*)\)/g)].map(
    ([, inside]) => inside,
  );
  const declarations = [...condition.matchAll(/\(([\w-]+:(?:[^()]|\([^()]*\))*)\)/g)].map(
    ([, inside]) => inside,
  );
  return cssUses([...selectors.map((selector) => `${selector}{}`), `a{${declarations.join(';')}}`].join(''));
}

const isSupports = (node: CssNode) => node.type === 'Atrule' && node.name === 'supports';

function conditionOf(node: CssNode): string {
  return node.type === 'Atrule' && node.prelude ? generate(node.prelude) : '';
}

function declarationsOf(block: CssNode, conditions: readonly string[]): CssUse[] {
  if (block.type !== 'Block') return [];
  const before = new Map<string, CssUse[]>();
  return block.children.toArray().flatMap((node) => {
    if (node.type !== 'Declaration' || node.property.startsWith('--')) return [];
    const { property } = node;
    // A prefixed name is an older spelling of the same property.
    const plain = property.replace(/^-(?:webkit|moz)-/, '');
    const use: CssUse = {
      keys: plain === property ? [`css.properties.${property}`, ...valueKeys(property, node.value)] : [],
      text: generate(node),
      conditions: [...conditions],
      fallbacks: before.get(plain) ?? [],
    };
    before.set(plain, [...use.fallbacks, use]);
    return [use];
  });
}

const VIEWPORT_UNITS: Record<string, string> = { d: 'dynamic', s: 'small', l: 'large' };

function valueKeys(property: string, value: CssNode): string[] {
  const keys: string[] = [];
  walk(value, (node: CssNode) => {
    if (node.type === 'Identifier') keys.push(`css.properties.${property}.${node.name}`);
    if (node.type === 'Function')
      keys.push(
        `css.properties.${property}.${node.name}`,
        ...FUNCTION_PREFIXES.map((prefix) => `${prefix}.${node.name}`),
      );
    if (node.type === 'Dimension') {
      const kind = VIEWPORT_UNITS[/^([dsl])v/.exec(node.unit)?.[1] ?? ''];
      keys.push(`css.types.length.${kind === undefined ? node.unit : `viewport_percentage_units_${kind}`}`);
    }
  });
  return keys;
}

/** Prefixes of functions in the tables. */
const FUNCTION_PREFIXES = [
  'css.types',
  'css.types.color',
  'css.types.image',
  'css.types.gradient',
  'css.types.easing-function',
  'css.types.transform-function',
  'css.types.filter-function',
  'css.types.basic-shape',
];
