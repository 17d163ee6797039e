import { resolve } from 'node:path';
import type { Plugin } from 'vite';

interface LeftOut {
  readonly module: RegExp;
  readonly reason: string;
}

/** Modules that the product's libraries bring and the product never calls, by their files. */
const LEFT_OUT: readonly LeftOut[] = [
  {
    module: /\/@inversifyjs\/core\/lib\/planning\/calculations\/\w+Jit\.js$/,
    reason: 'The container compiles nothing at run time: the content security policy refuses evaluated code.',
  },
  {
    module:
      /\/@inversifyjs\/core\/lib\/planning\/calculations\/build\w*(?:Constructor|Property)\w*Resolver\.js$/,
    reason: 'Services are built by factories, so the container never constructs a class.',
  },
  {
    module: /\/@tanstack\/react-router\/dist\/esm\/link\.js$/,
    reason: 'Links are plain anchors, which app/follow-links.ts follows.',
  },
  {
    module: /\/idb\/build\/index\.js$/,
    reason: 'Nothing is kept in IndexedDB, where a transaction may never answer (docs/decisions.md, C11).',
  },
  {
    module: /\/re2js\/build\/index\.js$/,
    reason: 'Regular expressions are part of pipelines, which nobody asks: what listens is a plain query.',
  },
];

const BLOOM_BLOB = '@firebase/webchannel-wrapper/bloom-blob';
const NUMERIC_ID = resolve('adapters/firebase/documents/numeric-id.ts');
/**
 * A server sends a listener a Bloom filter where the two have not kept the same documents. A listener that cannot make one
 * (`Integer.fromNumber` is not there) asks for all of them again, which for a page of documents costs no more.
 */
const WITHOUT_FILTERS = throwingExports('export class Md5', 'Bloom filters are left out.');

interface Rewritten {
  readonly module: RegExp;
  readonly code: RegExp;
  readonly by: string;
}

/** Places of the product's libraries that do what nobody wants, and what they do instead. */
const REWRITTEN: readonly Rewritten[] = [
  {
    // Where a request fails, the channel asks Google for a picture, only to note whether there is a network. Nobody reads
    // that, and the content security policy refuses it with an error in the console.
    module: /\/webchannel_blob_es2018\.js$/,
    code: /if\(\w+==2\)(?=\{[^}]*cleardot\.gif)/,
    by: 'if(false)',
  },
  {
    // The SDK counts in IndexedDB on which days it is used. Every request of Auth waits for that count, and in Safari it may
    // wait for ever.
    module: /\/@firebase\/app\/dist\/esm\/index\.esm\.js$/,
    code: /async runIndexedDBEnvironmentCheck\(\) \{/,
    by: '$&return false;',
  },
];

/** A module with the same exports, each of which throws with the reason when it is called. */
export function throwingExports(code: string, reason: string): string {
  const names = [...code.matchAll(/export (?:async )?(?:function|const|class) (\w+)/g)].map(
    ([, name]) => name,
  );
  const listed = [...code.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list = '']) =>
    list.split(',').map((item) =>
      item
        .trim()
        .split(/\s+as\s+/)
        .at(-1),
    ),
  );
  return [...names, ...listed]
    .filter((name) => name !== undefined && name !== '')
    .map((name) => `export function ${name}() { throw new Error(${JSON.stringify(reason)}); }`)
    .join('\n');
}

/** Keeps unused parts of libraries out of the product. Fails the build if an update has moved one of them. */
export function leaveOutPlugin(): Plugin {
  const met = new Set<LeftOut | Rewritten>();
  return {
    name: 'leave-out',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === BLOOM_BLOB ? NUMERIC_ID : undefined),
    transform(code, id) {
      if (id === NUMERIC_ID) return { code: `${code}\n${WITHOUT_FILTERS}`, map: null };
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
      const missing = [...LEFT_OUT, ...REWRITTEN].filter((one) => !met.has(one));
      if (error === undefined && missing.length > 0) {
        this.error(
          `No module matched these patterns: ${missing.map(({ module }) => module.source).join(', ')}`,
        );
      }
    },
  };
}
