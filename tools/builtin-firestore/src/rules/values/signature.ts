import { fail } from './make-value.ts';
import type { ErrorValue, ListValue, RulesType, RulesValue, SetValue } from './rules-value.ts';

interface ParameterTypes {
  readonly any: Exclude<RulesValue, ErrorValue>;
  readonly collection: ListValue | SetValue;
}

type ParameterType = keyof ParameterTypes | Exclude<RulesType, 'error'>;

type ArgumentOf<P> = P extends keyof ParameterTypes
  ? ParameterTypes[P]
  : P extends RulesType
    ? Extract<RulesValue, { type: P }>
    : never;

type ArgumentsOf<P extends readonly ParameterType[]> = { [I in keyof P]: ArgumentOf<P[I]> };

/** One way to call a function or, with `R`, a method of a receiver. */
export interface Signature<R> {
  readonly parameters: readonly ParameterType[];
  readonly result: RulesType | 'any';
  /** The result; null if the arguments have other types. */
  apply(receiver: R, args: readonly RulesValue[]): RulesValue | null;
}

export type Overloads<R> = readonly Signature<R>[];

/** Name to overloads: the methods of one type, or the functions of one namespace. */
export type MemberTable<R> = ReadonlyMap<string, Overloads<R>>;

function accepts<const P extends readonly ParameterType[]>(
  parameters: P,
  args: readonly RulesValue[],
): args is ArgumentsOf<P> {
  return (
    args.length === parameters.length &&
    parameters.every((parameter, index) => isA(parameter, args[index]?.type))
  );
}

function isA(parameter: ParameterType, type: RulesType | undefined): boolean {
  if (parameter === 'any') return type !== 'error';
  if (parameter === 'collection') return type === 'list' || type === 'set';
  return type === parameter;
}

/** Makes a signature whose `body` is called only with arguments of the parameters' types. */
export function signature<R, const P extends readonly ParameterType[]>(
  parameters: P,
  result: RulesType | 'any',
  body: (receiver: R, ...args: ArgumentsOf<P>) => RulesValue,
): Signature<R> {
  return {
    parameters,
    result,
    apply: (receiver, args) => (accepts(parameters, args) ? body(receiver, ...args) : null),
  };
}

/** Calls the overload that accepts these arguments; an error if none does. */
export function callOverload<R>(
  name: string,
  overloads: Overloads<R>,
  receiver: R,
  args: readonly RulesValue[],
): RulesValue {
  for (const overload of overloads) {
    const result = overload.apply(receiver, args);
    if (result !== null) return result;
  }
  return fail(`Unsupported arguments of ${name}: (${args.map((arg) => arg.type).join(', ')}).`);
}
