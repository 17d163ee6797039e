import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { loadEnv } from 'vite';
import type { Build, BuiltFunctions } from './check.ts';

const BUNDLE = 'functions/dist/cloud-functions.js';

function builtFunctions(): BuiltFunctions | null {
  try {
    const text = readFileSync(BUNDLE, 'utf8');
    const [, names = ''] = /^export \{ (.+) \};$/m.exec(text) ?? [];
    // As the bundle itself computes its label, in functions/src/cloud-functions.ts.
    return {
      names: names.split(', '),
      version: createHash('sha256').update(text).digest('hex').slice(0, 40),
    };
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
    hasAppCheck: Boolean(variables['VITE_FIREBASE_APP_CHECK_KEY']),
    functions: builtFunctions(),
  };
}
