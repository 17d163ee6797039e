import type { RulesType } from '../values/rules-value.ts';

/** What is known of an expression's type before it is evaluated. A `document` is `{__name__, data, id}`. */
export type StaticType = Exclude<RulesType, 'error'> | 'any' | 'request' | 'auth' | 'query' | 'document';

type Members = ReadonlyMap<string, StaticType>;

/** The members of the variables of protocol 7.5 that `firestore.rules` reads; no others are known. */
export const knownMembers: ReadonlyMap<StaticType, Members> = new Map<StaticType, Members>([
  [
    'request',
    new Map<string, StaticType>([
      ['auth', 'auth'],
      ['time', 'timestamp'],
      ['resource', 'document'],
      ['query', 'query'],
    ]),
  ],
  [
    'auth',
    new Map<string, StaticType>([
      ['uid', 'string'],
      ['token', 'map'],
    ]),
  ],
  ['query', new Map<string, StaticType>([['limit', 'int']])],
  [
    'document',
    new Map<string, StaticType>([
      ['__name__', 'path'],
      ['data', 'map'],
      ['id', 'string'],
    ]),
  ],
]);

/** Whether `value.name` can succeed at all: only maps have fields. */
export function hasFields(type: StaticType): boolean {
  return type === 'any' || type === 'map' || knownMembers.has(type);
}
