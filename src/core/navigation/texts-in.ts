/** Optional texts in the search of an address, by name. */
export type Texts<Name extends string> = { readonly [Each in Name]?: string | undefined };

/** Reads these search parameters as texts. Empty texts and other values count as absent. */
export function textsIn<const Name extends string>(...names: readonly Name[]) {
  return (search: Record<string, unknown>): Texts<Name> => {
    const found = names.map((name): readonly unknown[] => [name, search[name]]);
    return Object.fromEntries(found.filter(([, text]) => typeof text === 'string' && text !== ''));
  };
}
