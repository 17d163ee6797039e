import type { AccessRequest, RulesIssue, Ruleset } from './access-request.ts';
import { checkRules } from './check/check-rules.ts';
import { evaluableRules } from './evaluate/decide-access.ts';
import { explainRequest, type Explained } from './evaluate/decide.ts';
import type { RulesFile } from './syntax/ast.ts';
import { parseRules } from './syntax/parse-rules.ts';

/** A ruleset that can also show how it reached a decision, value by value. */
export interface ExplainingRuleset extends Ruleset {
  explain(request: AccessRequest): Explained;
}

export type LoadResult =
  | { readonly ok: true; readonly ruleset: ExplainingRuleset }
  | { readonly ok: false; readonly issues: readonly RulesIssue[] };

/** Parses and checks a rules file. A file with any issue is refused. */
export function loadRules(source: string): LoadResult {
  const parsed = parseRules(source);
  return parsed.ok ? loadRulesFromAst(parsed.file) : { ok: false, issues: [parsed.issue] };
}

/** Checks a syntax tree of `parseRules`, which may have been changed, and makes it a ruleset. */
export function loadRulesFromAst(file: RulesFile): LoadResult {
  const issues = checkRules(file);
  if (issues.length > 0) return { ok: false, issues };
  const rules = evaluableRules(file);
  const explain = (request: AccessRequest): Explained => explainRequest(rules, request);
  return { ok: true, ruleset: { explain, decide: (request) => explain(request).decision } };
}
