import { parseSync } from 'vite';

/** A specifier as written; null if the program computes it when it runs. */
export type Specifier = string | null;

const REFERENCE = /^\/\/\/\s*<reference\s+(?:types|path)=["']([^"']+)["']/gm;
const LITERAL = /^(['"])(.*)\1$/s;

/**
 * Everything that a module imports: statically, for its types alone, by re-export, by `import()` and by a reference
 * directive. Import types (`import('x').T`) are left to the linter, which refuses them. Throws if the source does not
 * parse.
 */
export function importsOf(file: string, source: string): readonly Specifier[] {
  const { module, errors } = parseSync(file, source);
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`);
  const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  const reexported = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : []));
  const loaded = module.dynamicImports.map(
    ({ moduleRequest }) => LITERAL.exec(source.slice(moduleRequest.start, moduleRequest.end))?.[2] ?? null,
  );
  const referenced = [...source.matchAll(REFERENCE)].flatMap(([, name]) => name ?? []);
  return [...new Set([...imported, ...reexported, ...loaded, ...referenced])];
}
