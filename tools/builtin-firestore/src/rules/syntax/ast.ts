/** The position of a node in its file; both count from one, columns in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export type BinaryOperator = '*' | '+' | '-' | '<' | '<=' | '>' | '>=' | 'in' | '==' | '!=';

export type LogicalOperator = '&&' | '||';

export type Literal =
  | { readonly type: 'null' }
  | { readonly type: 'bool'; readonly value: boolean }
  | { readonly type: 'int'; readonly value: bigint }
  | { readonly type: 'float'; readonly value: number }
  | { readonly type: 'string'; readonly value: string };

/** One part of a path literal: fixed text (`users`, `(default)`) or `$(expression)`. */
export type PathPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'expression'; readonly expression: Expression };

/** `at` is the operator between two operands, the name of a member or method, an index's bracket, or the start. */
export type Expression = { readonly at: Position } & (
  | { readonly kind: 'literal'; readonly literal: Literal }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | { readonly kind: 'map'; readonly entries: readonly MapEntry[] }
  | { readonly kind: 'path'; readonly parts: readonly PathPart[] }
  | { readonly kind: 'unary'; readonly operator: '!' | '-'; readonly operand: Expression }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | {
      readonly kind: 'logical';
      readonly operator: LogicalOperator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'is'; readonly operand: Expression; readonly typeName: string }
  | {
      readonly kind: 'conditional';
      readonly condition: Expression;
      readonly whenTrue: Expression;
      readonly whenFalse: Expression;
    }
  | { readonly kind: 'member'; readonly object: Expression; readonly name: string }
  | { readonly kind: 'index'; readonly object: Expression; readonly index: Expression }
  | {
      readonly kind: 'slice';
      readonly object: Expression;
      readonly from: Expression;
      readonly to: Expression;
    }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] }
  | {
      readonly kind: 'methodCall';
      readonly object: Expression;
      readonly name: string;
      readonly args: readonly Expression[];
    }
);

export interface MapEntry {
  readonly key: Expression;
  readonly value: Expression;
}

export interface LetBinding {
  readonly at: Position;
  readonly name: string;
  readonly value: Expression;
}

export interface FunctionDeclaration {
  readonly at: Position;
  readonly name: string;
  readonly parameters: readonly string[];
  readonly lets: readonly LetBinding[];
  readonly result: Expression;
}

export const allowMethods = ['read', 'write', 'get', 'list', 'create', 'update', 'delete'] as const;

export type AllowMethod = (typeof allowMethods)[number];

export interface AllowStatement {
  readonly at: Position;
  readonly methods: readonly AllowMethod[];
  /** Absent if the statement allows without a condition. */
  readonly condition?: Expression;
}

/** `{x}` is a single, `{x=**}` a recursive wildcard. */
export type MatchSegment = { readonly at: Position } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'wildcard'; readonly name: string; readonly recursive: boolean }
);

export interface MatchBlock {
  readonly at: Position;
  readonly segments: readonly MatchSegment[];
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly MatchBlock[];
  readonly allows: readonly AllowStatement[];
}

export interface ServiceBlock {
  readonly at: Position;
  readonly name: string;
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly MatchBlock[];
}

/** A whole file; `version` is absent if the file has no `rules_version` line. */
export interface RulesFile {
  readonly version?: { readonly at: Position; readonly text: string };
  readonly functions: readonly FunctionDeclaration[];
  readonly service: ServiceBlock;
}
