import type { Expression } from '../syntax/ast.ts';
import { fail, nullValue } from '../values/make-value.ts';
import type { ErrorValue, RulesValue } from '../values/rules-value.ts';
import { evaluateNode } from './evaluate-node.ts';
import type { Scope } from './scope.ts';
import { MAX_CALL_DEPTH, MAX_EVALUATIONS } from './session.ts';
import type { Session } from './session.ts';
import type { Trace } from './trace.ts';

interface OpenTrace {
  readonly node: Expression;
  value: RulesValue;
  readonly children: OpenTrace[];
}

const tooMany = `Unable to evaluate the expression as the maximum of ${MAX_EVALUATIONS} expressions to evaluate has been reached.`;

/** Evaluates one condition and counts every node (rules 7.6). Never throws: failures are error values. */
export function evaluateCondition(condition: Expression, scope: Scope, session: Session): Trace {
  let evaluated = 0;
  let callDepth = 0;
  const root: OpenTrace = { node: condition, value: nullValue, children: [] };
  let open = root;

  function halt(reason: string): ErrorValue {
    session.halted ??= reason;
    return fail(session.halted);
  }

  function evaluate(node: Expression, inScope: Scope): RulesValue {
    if (session.halted !== null) return fail(session.halted);
    evaluated += 1;
    session.evaluations += 1;
    if (evaluated > MAX_EVALUATIONS) return halt(tooMany);
    const outer = open;
    const trace: OpenTrace = { node, value: nullValue, children: [] };
    outer.children.push(trace);
    open = trace;
    trace.value = located(evaluateNode(node, inScope, { session, evaluate, enterCall }), node);
    open = outer;
    return trace.value;
  }

  function enterCall(body: () => RulesValue): RulesValue {
    if (callDepth >= MAX_CALL_DEPTH) return halt(`Function calls nest deeper than ${MAX_CALL_DEPTH}.`);
    callDepth += 1;
    const value = body();
    callDepth -= 1;
    return value;
  }

  const value = evaluate(condition, scope);
  return root.children[0] ?? { node: condition, value, children: [] };
}

function located(value: RulesValue, node: Expression): RulesValue {
  return value.type === 'error' && value.at === undefined ? { ...value, at: node.at } : value;
}
