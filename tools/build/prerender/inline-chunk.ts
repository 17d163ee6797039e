import { parseAst } from 'vite';

/** A chunk rewritten to run inside a page. A function in `self.chunks` returns its exports to the other scripts. */
export interface InlinedChunk {
  readonly file: string;
  readonly code: string;
  /** The exported names, each with its local variable. */
  readonly exported: readonly { readonly name: string; readonly local: string }[];
}

interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type Statement = ReturnType<typeof parseAst>['body'][number];

function nameOf(node: { type: string; name?: string; value?: unknown }): string {
  return node.type === 'Identifier' && node.name !== undefined ? node.name : String(node.value);
}

function fileOf(source: string): string {
  return source.slice(source.lastIndexOf('/') + 1);
}

function registryOf(file: string): string {
  return `self.chunks[${JSON.stringify(file)}]`;
}

function importText(statement: Extract<Statement, { type: 'ImportDeclaration' }>): string {
  const names = statement.specifiers.map((specifier) => {
    if (specifier.type !== 'ImportSpecifier') throw new Error('Only named imports can be inlined.');
    return `${nameOf(specifier.imported)}:${specifier.local.name}`;
  });
  return names.length === 0
    ? ''
    : `const{${names.join(',')}}=${registryOf(fileOf(statement.source.value))}();`;
}

function apply(code: string, replacements: readonly Replacement[]): string {
  return replacements
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: next }) => text.slice(0, start) + next + text.slice(end), code);
}

/**
 * Rewrites a chunk's imports and exports for a script inside a page. In `import('./x.js')`, `folder` replaces `./`,
 * which the browser would resolve against the page's address. Throws for imports and exports that are not by name.
 */
export function inlineChunk(fileName: string, source: string, folder: string): InlinedChunk {
  const file = fileOf(fileName);
  const replacements: Replacement[] = [];
  const exported: { name: string; local: string }[] = [];
  for (const statement of parseAst(source).body) {
    const { start, end } = statement;
    if (statement.type === 'ImportDeclaration') {
      replacements.push({ start, end, text: importText(statement) });
    } else if (statement.type === 'ExportNamedDeclaration' && statement.source === null) {
      for (const { exported: name, local } of statement.specifiers) {
        exported.push({ name: nameOf(name), local: nameOf(local) });
      }
      replacements.push({ start, end, text: '' });
    } else if (statement.type.startsWith('Export')) {
      throw new Error(`${file} exports in a way that cannot be inlined.`);
    }
  }
  const given = exported.map(({ name, local }) => `${name}:${local}`);
  const keep = `(self.chunks??={})[${JSON.stringify(file)}]=()=>({${given.join(',')}});`;
  const body = apply(source, replacements)
    .replaceAll(/\bimport\((["'`])\.\//g, `import($1${folder}`)
    .replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '');
  return { file, code: escapeForHtml(`${exported.length === 0 ? '' : keep}${body}`), exported };
}

/**
 * A chunk as an inline module. Its place in the page is after the modules that it imports. The browser compiles and
 * runs each module in tasks of its own, so a slow phone can respond in between.
 */
export function asModule({ code }: InlinedChunk): string {
  return code.trimEnd();
}

/** Several chunks, dependencies first, as one classic script. A function around each chunk makes its names local. */
export function asScript(chunks: readonly InlinedChunk[]): string {
  return `'use strict';${chunks.map(({ code }) => `(()=>{${code.trimEnd()}\n})();`).join('')}`;
}

/** The new content of an inlined chunk's file, which exports to later chunks what already runs in the page. */
export function standIn({ file, exported }: InlinedChunk): string {
  const names = exported.map(({ name }, index) => ({ local: `e${index}`, name }));
  const taken = names.map(({ local, name }) => `${name}:${local}`);
  const given = names.map(({ local, name }) => `${local} as ${name}`);
  return `const{${taken.join(',')}}=${registryOf(file)}();export{${given.join(',')}};\n`;
}

/** In HTML, `</script` ends the inline script and `<!--` starts a comment. Both occur only in strings of the code. */
function escapeForHtml(code: string): string {
  return code.replaceAll(/<\/(script)/gi, String.raw`<\/$1`).replaceAll('<!--', String.raw`\x3C!--`);
}
