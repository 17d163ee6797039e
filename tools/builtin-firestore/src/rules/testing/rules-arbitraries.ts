import * as fc from 'fast-check';
import { allowMethods } from '../syntax/ast.ts';
import type {
  AllowStatement,
  FunctionDeclaration,
  MatchBlock,
  MatchSegment,
  Position,
  RulesFile,
} from '../syntax/ast.ts';
import { anyNames, expressions, segmentText, text, word } from './expression-arbitraries.ts';
import type { Names } from './expression-arbitraries.ts';

const at: Position = { line: 1, column: 1 };

function functions(names: Names): fc.Arbitrary<readonly FunctionDeclaration[]> {
  const expression = expressions(names);
  return fc.array(
    fc.record({
      at: fc.constant(at),
      name: word,
      parameters: fc.array(word, { maxLength: 3 }),
      lets: fc.array(fc.record({ at: fc.constant(at), name: word, value: expression }), { maxLength: 2 }),
      result: expression,
    }),
    { maxLength: 2 },
  );
}

const segments: fc.Arbitrary<readonly MatchSegment[]> = fc.array(
  fc.oneof(
    segmentText.map((value): MatchSegment => ({ kind: 'text', at, text: value })),
    fc
      .tuple(word, fc.boolean())
      .map(([name, recursive]): MatchSegment => ({ kind: 'wildcard', at, name, recursive })),
  ),
  { minLength: 1, maxLength: 3 },
);

function allows(names: Names): fc.Arbitrary<readonly AllowStatement[]> {
  const methods = fc.array(fc.constantFrom(...allowMethods), { minLength: 1, maxLength: 3 });
  return fc.array(
    fc.oneof(
      methods.map((of): AllowStatement => ({ at, methods: of })),
      fc
        .tuple(methods, expressions(names))
        .map(([of, condition]): AllowStatement => ({ at, methods: of, condition })),
    ),
    { maxLength: 2 },
  );
}

/** Whole files, most of which are not valid rules: names are arbitrary. */
export function rulesFiles(names: Names = anyNames): fc.Arbitrary<RulesFile> {
  const { match } = fc.letrec<{ match: MatchBlock }>((tie) => ({
    match: fc.record({
      at: fc.constant(at),
      segments,
      functions: functions(names),
      matches: fc.oneof({ depthSize: 'small' }, fc.constant([]), fc.array(tie('match'), { maxLength: 2 })),
      allows: allows(names),
    }),
  }));
  return fc.record({
    version: fc.record({ at: fc.constant(at), text }),
    functions: functions(names),
    service: fc.record({
      at: fc.constant(at),
      name: fc.constant('cloud.firestore'),
      functions: functions(names),
      matches: fc.array(match, { maxLength: 2 }),
    }),
  });
}
