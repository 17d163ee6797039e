const NAMES = ['find', 'rider', 'driver', 'state', 'day', 'until'] as const;

/** The search parameters of the history, as they are in an address. The page interprets them. */
export type HistorySearch = { readonly [Name in (typeof NAMES)[number]]?: string | undefined };

export function historySearch(search: Record<string, unknown>): HistorySearch {
  const texts = NAMES.map((name) => [name, search[name]] as const);
  return Object.fromEntries(texts.filter(([, text]) => typeof text === 'string' && text !== ''));
}
