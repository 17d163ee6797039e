import { resolve } from 'node:path';
import type { Plugin } from 'vite';

interface LeftOut {
  readonly module: RegExp;
  readonly reason: string;
}

/**
 * Modules of the product's libraries that the product never calls, by their files. Without the container's modules a
 * complete sign-in is 2.7 KB smaller (gzip). Without regular expressions a page with listeners is 46 KB smaller.
 */
const LEFT_OUT: readonly LeftOut[] = [
  {
    module:
      /\/@inversifyjs\/core\/lib\/\w+\/(?:actions|calculations|models)\/(?!is|\w+Kind\.)\w*(?:Constructor|Propert|PostConstruct|PreDestroy|ClassMetadata|ClassElement|Managed|InstanceBinding|DynamicValue|Redirection|Deactivations)\w*\.js$/,
    reason:
      'The container only calls factories: it constructs no class, redirects to no service and removes none.',
  },
  {
    module: /\/re2js\/build\/index\.js$/,
    reason:
      'Regular expressions are part of pipelines, which the product does not use: it listens to plain queries.',
  },
];

/** Small modules of our own in place of two modules of libraries. They make a sign-in 3.4 and 2.3 KB smaller. */
const REPLACED: Readonly<Record<string, string>> = {
  '@firebase/webchannel-wrapper/bloom-blob': resolve(import.meta.dirname, 'replaced/bloom-blob.ts'),
  'reflect-metadata/lite': resolve(import.meta.dirname, 'replaced/class-metadata.ts'),
};

interface Rewritten {
  readonly module: RegExp;
  readonly code: RegExp;
  readonly by: string;
}

/** Code of the product's libraries with unwanted effects or parts, and its replacement. */
const REWRITTEN: readonly Rewritten[] = [
  {
    // The container's managers of modules, plugins and snapshots, which the product never calls: 0.5 KB of a sign-in.
    module: /\/@inversifyjs\/container\/lib\/container\/services\/Container\.js$/,
    code: /new (?:ContainerModule|Plugin|Snapshot)Manager\([^;]*\)/g,
    by: 'null',
  },
  {
    // After a failed request the channel fetches a picture from Google, to learn whether there is a network. Nothing
    // uses the result, and the content security policy refuses the request with an error in the console.
    module: /\/webchannel_blob_es2018\.js$/,
    code: /if\(\w+==2\)(?=\{[^}]*cleardot\.gif)/,
    by: 'if(false)',
  },
  {
    // The SDK stores in IndexedDB on which days it is used. Every request of Auth waits for that, in Safari perhaps for
    // ever.
    module: /\/@firebase\/app\/dist\/esm\/index\.esm\.js$/,
    code: /async runIndexedDBEnvironmentCheck\(\) \{/,
    by: '$&return false;',
  },
];

/** The start of the id of a module whose only function throws. The rest of the id is the reason. */
const THROWING = '\0left-out:';

/** A module with the same exports. All of them are one function, which throws with the reason. */
export function throwingExports(code: string, reason: string): string {
  const declared = code.matchAll(/export (?:async )?(?:function|const|class) (\w+)/g);
  const listed = [...code.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list = '']) => list.split(','));
  const names = [...[...declared].map(([, name = '']) => name), ...listed.map((item) => item.trim())]
    .map((item) => item.split(/\s+as\s+/).at(-1))
    .filter((name) => name !== '');
  if (names.length === 0) return '';
  return `export { ${names.map((name) => `thrown as ${name}`).join(', ')} } from ${JSON.stringify(THROWING + reason)};`;
}

/** Keeps unused parts of libraries out of the product. Fails the build if one of the parts is not found. */
export function leaveOutPlugin(): Plugin {
  const met = new Set<unknown>();
  return {
    name: 'leave-out',
    apply: 'build',
    enforce: 'pre',
    resolveId(id) {
      if (id.startsWith(THROWING)) return id;
      if (id in REPLACED) met.add(id);
      return REPLACED[id];
    },
    load: (id) =>
      id.startsWith(THROWING)
        ? `export function thrown() { throw new Error(${JSON.stringify(id.slice(THROWING.length))}); }`
        : undefined,
    transform(code, id) {
      const rewritten = REWRITTEN.find(({ module }) => module.test(id));
      if (rewritten !== undefined) {
        if (!rewritten.code.test(code)) this.error(`${id} has nothing like ${rewritten.code.source}.`);
        met.add(rewritten);
        return { code: code.replace(rewritten.code, rewritten.by), map: null };
      }
      const found = LEFT_OUT.find(({ module }) => module.test(id));
      if (found === undefined) return undefined;
      met.add(found);
      return { code: throwingExports(code, found.reason), map: null };
    },
    buildEnd(error) {
      const patterns = [...LEFT_OUT, ...REWRITTEN].filter((one) => !met.has(one));
      const missing = [
        ...patterns.map(({ module }) => module.source),
        ...Object.keys(REPLACED).filter((id) => !met.has(id)),
      ];
      if (error === undefined && missing.length > 0) {
        this.error(`No module matched these patterns: ${missing.join(', ')}`);
      }
    },
  };
}
