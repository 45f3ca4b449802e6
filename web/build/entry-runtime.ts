import type { Plugin } from 'vite';

const RUNTIME = 'rolldown-runtime';

/**
 * Moves the bundler's helpers from their own file into the entry chunk, which every other chunk imports anyway: on a phone the
 * file costs part of a round trip. The bundler's chunk groups cannot do this.
 */
export function entryRuntime(): Plugin {
  return {
    name: 'wallet:entry-runtime',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const runtime = chunks.find(({ name }) => name === RUNTIME);
      const entry = chunks.find(({ isEntry }) => isEntry);
      if (!runtime) return;
      if (!entry?.imports.includes(runtime.fileName))
        throw new Error('the entry does not import the runtime');
      const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1);
      const importing = new RegExp(`import\\{([^}]*)\\}from"\\./${RUNTIME}-[\\w-]+\\.js";?`);
      const exporting = /export\{([^}]*)\};?\s*$/;
      const exported = partsOf(exporting, runtime.code);
      const body = runtime.code.replace(exporting, '');
      const own = exported.map(([, name]) => inEntry(name));
      for (const chunk of chunks) {
        if (!chunk.imports.includes(runtime.fileName)) continue;
        const used = partsOf(importing, chunk.code);
        const code = chunk.code.replace(importing, '');
        const others = chunk.imports.filter((file) => file !== runtime.fileName);
        if (chunk === entry) {
          // In a function, because the names of the runtime and of the entry overlap.
          const made = `const[${own.join()}]=(()=>{${body}return[${exported.map(([local]) => local).join()}]})()`;
          const names = used.map(([name, local]) => `${local}=${inEntry(name)}`);
          chunk.code = `${[made, ...names].join()};${code}`.replace(exporting, `export{$1,${own.join()}};`);
          chunk.imports = others;
        } else {
          const names = used.map(([name, local]) => `${inEntry(name)} as ${local}`).join();
          const fromEntry = `}from"./${nameOf(entry.fileName)}"`;
          chunk.code = code.includes(fromEntry)
            ? code.replace(fromEntry, () => `,${names}${fromEntry}`)
            : `import{${names}${fromEntry};${code}`;
          chunk.imports = [...new Set([...others, entry.fileName])];
        }
      }
      Reflect.deleteProperty(bundle, runtime.fileName);
    },
  };
}

const inEntry = (name: string) => `rt_${name}`;

function partsOf(list: RegExp, code: string): [name: string, as: string][] {
  const [, names] = list.exec(code) ?? [];
  if (names === undefined) throw new Error(`the bundler's output no longer matches ${list.source}`);
  return names.split(',').map((part) => {
    const [name = '', as = name] = part.trim().split(' as ');
    return [name, as];
  });
}
