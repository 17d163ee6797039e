/** The package's entry point `rules`: loading and checking rules, decisions, and the traces that explain them. */
export type {
  AccessRequest,
  FieldComparison,
  QueryFilter,
  Ruleset,
  RulesLookup,
} from './rules/access-request.ts';
export { checkLists } from './rules/check/check-lists.ts';
export { flattenMatches, type FlatMatch } from './rules/evaluate/flat-rules.ts';
export { matchPath } from './rules/evaluate/match-path.ts';
export type { Trace } from './rules/evaluate/trace.ts';
export { loadRules, loadRulesFromAst, type ExplainingRuleset } from './rules/load-rules.ts';
export { documentPath } from './rules/values/from-firestore.ts';
