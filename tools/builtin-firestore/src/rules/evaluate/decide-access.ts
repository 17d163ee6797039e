import type { AccessRequest } from '../access-request.ts';
import type { AllowMethod, AllowStatement, RulesFile, MatchSegment, Expression } from '../syntax/ast.ts';
import type { RulesValue } from '../values/rules-value.ts';
import { fail, nullValue } from '../values/make-value.ts';
import { flattenMatches, functionsByName, type FlatMatch } from './flat-rules.ts';
import { reasonText } from './reason-text.ts';
import type { Scope } from './scope.ts';
import { type Evaluation, MAX_EVALUATIONS } from './evaluation.ts';
import type { Trace } from './trace.ts';
import { evaluateNode } from './evaluate-node.ts';

interface OpenTrace {
  readonly node: Expression;
  value: RulesValue;
  readonly children: OpenTrace[];
}

const tooMany = `Unable to evaluate the expression as the maximum of ${MAX_EVALUATIONS} expressions to evaluate has been reached.`;

/** Evaluates one condition and counts every node (protocol 7.6). Never throws: failures are error values. */
function evaluateCondition(condition: Expression, scope: Scope, session: Evaluation): Trace {
  const root: OpenTrace = { node: condition, value: nullValue, children: [] };
  let open = root;

  function count(expressions: number): void {
    session.evaluations += expressions;
    if (session.evaluations > MAX_EVALUATIONS) session.refused ??= tooMany;
  }

  function evaluate(node: Expression, inScope: Scope): RulesValue {
    count(1);
    if (session.refused !== null) return fail(session.refused);
    const outer = open;
    const trace: OpenTrace = { node, value: nullValue, children: [] };
    outer.children.push(trace);
    open = trace;
    trace.value = located(evaluateNode(node, inScope, { session, evaluate, count }), node);
    open = outer;
    return trace.value;
  }

  const value = evaluate(condition, scope);
  return root.children[0] ?? { node: condition, value, children: [] };
}

function located(value: RulesValue, node: Expression): RulesValue {
  return value.type === 'error' && value.at === undefined ? { ...value, at: node.at } : value;
}

/** The scope of a match block's conditions: each enclosing block adds its wildcards and functions. */
function matchScope(match: FlatMatch, captured: readonly RulesValue[], outer: Scope): Scope {
  let scope = outer;
  let from = 0;
  for (const level of match.levels) {
    const to = from + level.segmentCount;
    scope = {
      variables: wildcardsOf(match.segments, captured, from, to),
      functions: level.functions,
      parent: scope,
    };
    from = to;
  }
  return scope;
}

function wildcardsOf(
  segments: readonly MatchSegment[],
  captured: readonly RulesValue[],
  from: number,
  to: number,
): ReadonlyMap<string, RulesValue> {
  const variables = new Map<string, RulesValue>();
  for (let index = from; index < to; index += 1) {
    const segment = segments[index];
    const value = captured[index];
    if (segment?.kind === 'wildcard' && value !== undefined) variables.set(segment.name, value);
  }
  return variables;
}

/** A match that covers the request, with the values of its path segments. */
export interface Coverage {
  readonly match: FlatMatch;
  readonly captured: readonly RulesValue[];
}

/** The result of one allow statement; `trace` is null if it has no condition. */
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

/** Evaluates the allow statements for the request's method in order, until one grants or a limit is exceeded (7.3). */
export function decideAccess(
  coverages: readonly Coverage[],
  scope: Scope,
  session: Evaluation,
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

function evaluateAllow(allow: AllowStatement, scope: Scope, session: Evaluation): AllowOutcome {
  const trace = allow.condition === undefined ? null : evaluateCondition(allow.condition, scope, session);
  const value = trace === null ? true : trace.value.type === 'bool' && trace.value.value;
  const reason = reasonText(session.request.method, allow, trace, session.refused);
  return { allow, trace, granted: value && session.refused === null, reason };
}
