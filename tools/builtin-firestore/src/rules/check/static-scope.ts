import type { FunctionDeclaration } from '../syntax/ast.ts';
import type { StaticType } from './static-type.ts';

/** The names known at one place of the file; inner names shadow outer ones (protocol 7.1). */
export interface StaticScope {
  readonly variables: ReadonlyMap<string, StaticType>;
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  readonly parent: StaticScope | null;
}

export function variableType(scope: StaticScope, name: string): StaticType | undefined {
  for (let current: StaticScope | null = scope; current !== null; current = current.parent) {
    const type = current.variables.get(name);
    if (type !== undefined) return type;
  }
  return undefined;
}

export function declaredFunction(scope: StaticScope, name: string): FunctionDeclaration | undefined {
  for (let current: StaticScope | null = scope; current !== null; current = current.parent) {
    const declaration = current.functions.get(name);
    if (declaration !== undefined) return declaration;
  }
  return undefined;
}
