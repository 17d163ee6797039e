import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadEnv } from 'vite';
import { buildVersion } from '../../../functions/src/build-version.ts';
import type { Build, BuiltFunctions } from './check.ts';

const BUNDLE = 'functions/dist/cloud-functions.js';

function builtFunctions(): BuiltFunctions | null {
  try {
    const text = readFileSync(BUNDLE, 'utf8');
    const [, names = ''] = /^export \{ (.+) \};$/m.exec(text) ?? [];
    return { names: names.split(', '), version: buildVersion(text) };
  } catch {
    return null;
  }
}

/** This checkout, with the settings that its deployment has. */
export function thisBuild(): Build {
  const variables = loadEnv('production', process.cwd(), 'VITE_');
  return {
    rules: readFileSync('firestore.rules', 'utf8'),
    indexes: JSON.parse(readFileSync('firestore.indexes.json', 'utf8')),
    pushKey: variables['VITE_PUSH_KEY'] || null,
    mailFrom: variables['VITE_MAIL_FROM'] || null,
    hasAppCheck: Boolean(variables['VITE_FIREBASE_APP_CHECK_KEY']),
    functions: builtFunctions(),
  };
}

/**
 * The hashes of the last build's files, by their paths on the site. Like those of the Firebase CLI, they are hashes of
 * the compressed content. `null` without a build.
 */
export function builtFiles(): ReadonlyMap<string, string> | null {
  if (!existsSync('dist')) return null;
  const names = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => !/(^|[/\\])\./.test(name) && statSync(join('dist', name)).isFile());
  return new Map(
    files.map((name) => {
      const compressed = gzipSync(readFileSync(join('dist', name)), { level: 9 });
      return [`/${name.replaceAll('\\', '/')}`, createHash('sha256').update(compressed).digest('hex')];
    }),
  );
}
