import { lookupFunctions, plainFunctions } from '../functions/built-in-functions.ts';
import { membersOfType, memberTables } from '../members/member-tables.ts';
import type { RulesType } from '../values/rules-value.ts';
import { knownMembers, type StaticType } from './static-type.ts';

/** How a built-in may be called, apart from the types. */
export interface CallForm {
  readonly parameterCount: number;
  readonly result: StaticType;
}

interface Overload {
  readonly parameters: readonly unknown[];
  readonly result: RulesType | 'any';
}

export function formsOf(overloads: readonly Overload[] | undefined): readonly CallForm[] {
  return (overloads ?? []).map(({ parameters, result }) => ({
    parameterCount: parameters.length,
    result: result === 'error' ? 'any' : result,
  }));
}

/** The forms of a built-in function without namespace (protocol 7.4, 7.6); none if there is no such function. */
export function builtInForms(name: string): readonly CallForm[] {
  const lookup = lookupFunctions.find((known) => known === name);
  if (lookup !== undefined) {
    const isGet = lookup === 'get' || lookup === 'getAfter';
    return [{ parameterCount: 1, result: isGet ? 'document' : 'bool' }];
  }
  return formsOf(plainFunctions.get(name));
}

/** The forms of a method on a receiver of this type, or of any type if the type is unknown. */
export function methodForms(receiver: StaticType, name: string): readonly CallForm[] {
  if (receiver === 'any') return memberTables.flatMap((table) => formsOf(table.get(name)));
  const type = knownMembers.has(receiver) ? 'map' : receiver;
  return formsOf(membersOfType(type)?.get(name));
}
