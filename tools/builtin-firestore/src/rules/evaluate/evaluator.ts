import type { Expression } from '../syntax/ast.ts';
import { fail, nullValue } from '../values/make-value.ts';
import type { RulesValue } from '../values/rules-value.ts';
import { evaluateNode } from './evaluate-node.ts';
import type { Scope } from './scope.ts';
import { MAX_EVALUATIONS } from './session.ts';
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
