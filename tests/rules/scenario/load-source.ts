import type { Ruleset } from 'builtin-firestore/rules/access-request.ts';
import { loadRules } from 'builtin-firestore/rules/load-rules.ts';

/** Loads rules from their source; throws with the issues if they do not load. */
export function loadSource(source: string): Ruleset {
  const loaded = loadRules(source);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.issues));
  return loaded.ruleset;
}
