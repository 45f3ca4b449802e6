import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Class names of a build are as short as they can be while they stay readable: they are part of the first bytes that a visitor
 * waits for.
 */
export function shortClassNames(root: string): Plugin {
  const files = new Map<string, string>();
  const markOf = (file: string): string => {
    const name = path.relative(root, file.replace(/\?.*/, ''));
    const mark = createHash('sha256').update(name).digest('base64url').slice(0, 4);
    const other = files.get(mark) ?? name;
    if (other !== name) throw new Error(`the classes of ${name} and ${other} would have the same names`);
    files.set(mark, name);
    return mark;
  };
  return {
    name: 'wallet:short-class-names',
    apply: 'build',
    config: () => ({
      css: { modules: { generateScopedName: (name: string, file: string) => `${name}_${markOf(file)}` } },
    }),
  };
}
