import { loadRules, type Ruleset } from 'builtin-firestore/rules';

/** Loads rules from their source; throws with the issues if they do not load. */
export function loadSource(source: string): Ruleset {
  const loaded = loadRules(source);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.issues));
  return loaded.ruleset;
}
