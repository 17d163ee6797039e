import * as fc from 'fast-check';
import type { BinaryOperator, Expression, PathPart, Position } from '../syntax/ast.ts';
import { reservedWords } from '../syntax/operand-parser.ts';

const at: Position = { line: 1, column: 1 };
const operators: readonly BinaryOperator[] = ['*', '+', '-', '<', '<=', '>', '>=', 'in', '==', '!='];

const word = fc.stringMatching(/^[A-Za-z_][A-Za-z0-9_]{0,8}$/).filter((text) => !reservedWords.has(text));
const segmentText = fc.stringMatching(/^([A-Za-z0-9_-]{1,8}|\([a-z]{1,5}\))$/);
const text = fc.oneof(
  fc.string({ maxLength: 8 }),
  fc.constantFrom('', "'", '"', '\\', '\n\r\t', '/', '😀', 'a+', '('),
);

function literals(): fc.Arbitrary<Expression> {
  return fc
    .oneof(
      fc.constant({ type: 'null' } as const),
      fc.record({ type: fc.constant('bool' as const), value: fc.boolean() }),
      fc.record({ type: fc.constant('int' as const), value: fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }) }),
      fc.record({ type: fc.constant('int' as const), value: fc.bigInt({ min: 0n, max: 3n }) }),
      fc.record({
        type: fc.constant('float' as const),
        value: fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
      }),
      fc.record({ type: fc.constant('string' as const), value: text }),
    )
    .map((literal) => ({ kind: 'literal', at, literal }));
}

/** Trees of every kind as the parser builds them, some levels deep, for round trips. */
export const expressions = fc.letrec<{ node: Expression }>((tie) => {
  const child = tie('node');
  const many = fc.array(child, { maxLength: 3 });
  const part: fc.Arbitrary<PathPart> = fc.oneof(
    segmentText.map((value) => ({ kind: 'text', text: value }) as const),
    child.map((expression) => ({ kind: 'expression', expression }) as const),
  );
  return {
    node: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      literals(),
      word.map((name): Expression => ({ kind: 'variable', at, name })),
      many.map((items): Expression => ({ kind: 'list', at, items })),
      fc
        .array(fc.record({ key: child, value: child }), { maxLength: 2 })
        .map((entries): Expression => ({ kind: 'map', at, entries })),
      fc
        .array(part, { minLength: 1, maxLength: 3 })
        .map((parts): Expression => ({ kind: 'path', at, parts })),
      fc
        .tuple(fc.constantFrom('!' as const, '-' as const), child)
        .map(([operator, operand]): Expression => ({ kind: 'unary', at, operator, operand })),
      fc
        .tuple(fc.constantFrom(...operators), child, child)
        .map(([operator, left, right]): Expression => ({ kind: 'binary', at, operator, left, right })),
      fc
        .tuple(fc.constantFrom('&&' as const, '||' as const), child, child)
        .map(([operator, left, right]): Expression => ({ kind: 'logical', at, operator, left, right })),
      fc.tuple(child, word).map(([operand, typeName]): Expression => ({ kind: 'is', at, operand, typeName })),
      fc.tuple(child, child, child).map(([condition, whenTrue, whenFalse]): Expression => ({
        kind: 'conditional',
        at,
        condition,
        whenTrue,
        whenFalse,
      })),
      fc.tuple(child, word).map(([object, name]): Expression => ({ kind: 'member', at, object, name })),
      fc.tuple(child, child).map(([object, index]): Expression => ({ kind: 'index', at, object, index })),
      fc
        .tuple(child, child, child)
        .map(([object, from, to]): Expression => ({ kind: 'slice', at, object, from, to })),
      fc.tuple(word, many).map(([name, args]): Expression => ({ kind: 'call', at, name, args })),
      fc
        .tuple(child, word, many)
        .map(([object, name, args]): Expression => ({ kind: 'methodCall', at, object, name, args })),
    ),
  };
}).node;
