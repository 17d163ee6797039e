import type { FunctionDeclaration } from '../syntax/ast.ts';
import type { RulesValue } from '../values/rules-value.ts';

/** The meaning of names at one place of the file; inner names shadow outer ones (protocol 7.1). */
export interface Scope {
  readonly variables: ReadonlyMap<string, RulesValue>;
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  readonly parent: Scope | null;
}

export function variableIn(scope: Scope, name: string): RulesValue | undefined {
  for (let current: Scope | null = scope; current !== null; current = current.parent) {
    const value = current.variables.get(name);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** A function with the scope in which it was declared. Its body is evaluated in that scope. */
export interface BoundFunction {
  readonly declaration: FunctionDeclaration;
  readonly scope: Scope;
}

export function functionIn(scope: Scope, name: string): BoundFunction | undefined {
  for (let current: Scope | null = scope; current !== null; current = current.parent) {
    const declaration = current.functions.get(name);
    if (declaration !== undefined) return { declaration, scope: current };
  }
  return undefined;
}
