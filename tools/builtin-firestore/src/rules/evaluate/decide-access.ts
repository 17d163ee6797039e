import type { AccessRequest } from '../access-request.ts';
import type { AllowMethod, AllowStatement, RulesFile } from '../syntax/ast.ts';
import type { RulesValue } from '../values/rules-value.ts';
import { evaluateCondition } from './evaluator.ts';
import { flattenMatches, functionsByName } from './flat-rules.ts';
import type { FlatMatch } from './flat-rules.ts';
import { matchScope } from './match-scope.ts';
import { reasonText } from './reason-text.ts';
import type { Scope } from './scope.ts';
import type { Session } from './session.ts';
import type { Trace } from './trace.ts';

/** A match that covers the request, with the values of its path segments. */
export interface Coverage {
  readonly match: FlatMatch;
  readonly captured: readonly RulesValue[];
}

/** What one allow statement gave; `trace` is null if it has no condition. */
export interface AllowOutcome {
  readonly allow: AllowStatement;
  readonly trace: Trace | null;
  readonly granted: boolean;
  readonly reason: string;
}

/** The rules, prepared for evaluation: all matches, and what file and service declare. */
export interface EvaluableRules {
  readonly matches: readonly FlatMatch[];
  scopeWith(variables: ReadonlyMap<string, RulesValue>): Scope;
}

export function evaluableRules(file: RulesFile): EvaluableRules {
  const matches = flattenMatches(file);
  const fileFunctions = functionsByName(file.functions);
  const serviceFunctions = functionsByName(file.service.functions);
  return {
    matches,
    scopeWith: (variables) => ({
      variables: new Map(),
      functions: serviceFunctions,
      parent: { variables, functions: fileFunctions, parent: null },
    }),
  };
}

const expansion: Readonly<Record<AllowMethod, readonly AccessRequest['method'][]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
};

/** Evaluates the allow statements for the request's method in order, up to the first that grants (rules 7.3). */
export function decideAccess(
  coverages: readonly Coverage[],
  scope: Scope,
  session: Session,
): readonly AllowOutcome[] {
  const outcomes: AllowOutcome[] = [];
  for (const { match, captured } of coverages) {
    const inner = matchScope(match, captured, scope);
    for (const allow of match.allows) {
      if (allow.methods.some((method) => expansion[method].includes(session.request.method))) {
        const outcome = evaluateAllow(allow, inner, session);
        outcomes.push(outcome);
        if (outcome.granted || session.refused !== null) return outcomes;
      }
    }
  }
  return outcomes;
}

function evaluateAllow(allow: AllowStatement, scope: Scope, session: Session): AllowOutcome {
  const trace = allow.condition === undefined ? null : evaluateCondition(allow.condition, scope, session);
  const value = trace === null ? true : trace.value.type === 'bool' && trace.value.value;
  const reason = reasonText(session.request.method, allow, trace, session.refused);
  return { allow, trace, granted: value && session.refused === null, reason };
}
