import { SERVER_TIME, type Datum } from './datum.ts';

export const ONE_OF_EACH: Readonly<Record<string, Datum>> = {
  null: null,
  'a boolean': true,
  'a number': 7,
  'a float': -0,
  'a text': 'text',
  'a timestamp': SERVER_TIME,
  bytes: new Uint8Array([1, 2]),
  'a list': ['text'],
  'a map': { text: 'text' },
};

/** Changes that each remove a field of a document, or give it a value of another type. */
export function wrongFields(
  types: Readonly<Record<string, string>>,
): Readonly<Record<string, readonly [field: string, value: Datum | undefined]>> {
  const wrong: Record<string, readonly [string, Datum | undefined]> = {};
  for (const [field, own] of Object.entries(types)) {
    wrong[`without ${field}`] = [field, undefined];
    for (const [name, value] of Object.entries(ONE_OF_EACH)) {
      if (name !== own) wrong[`${field} as ${name}`] = [field, value];
    }
  }
  return wrong;
}

/** A request for each of the changes, by the title of the change. */
export function each<T, R>(
  changes: Readonly<Record<string, T>>,
  request: (change: T) => R,
): Readonly<Record<string, R>> {
  return Object.fromEntries(Object.entries(changes).map(([title, change]) => [title, request(change)]));
}

/** A request for each of the texts. `what` is their meaning in the title. */
export function eachText<R>(
  what: string,
  texts: readonly string[],
  request: (text: string) => R,
): Readonly<Record<string, R>> {
  return Object.fromEntries(texts.map((text) => [`${what} "${text}"`, request(text)]));
}

export const text = (length: number) => 'x'.repeat(length);
