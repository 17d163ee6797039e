import { loadRules, type Ruleset } from 'builtin-firestore/rules';

/** Parses the source of `firestore.rules` into a ruleset. Throws an error with the position of each issue. */
export function loadProductRules(source: string): Ruleset {
  const loaded = loadRules(source);
  if (loaded.ok) return loaded.ruleset;
  const issues = loaded.issues.map(({ line, column, description }) => `${line}:${column} ${description}`);
  throw new Error(`firestore.rules: ${issues.join('; ')}`);
}
