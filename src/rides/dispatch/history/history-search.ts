/**
 * The search parameters of the history: words of a passenger's name or a number (`find`), or one passenger as `FoundRider.rider` names
 * them; a driver's uid; a car's number plate; who booked (`by`: `passenger`, `dispatch`, or a dispatcher's uid); a state; and the days of
 * the pick-up in the service's zone, from one to another, either of which may be absent.
 */
const NAMES = ['find', 'rider', 'driver', 'car', 'by', 'state', 'from', 'to'] as const;

/** The parameters as texts. The page interprets them. */
export type HistorySearch = { readonly [Name in (typeof NAMES)[number]]?: string | undefined };

export function historySearch(search: Record<string, unknown>): HistorySearch {
  const texts = NAMES.map((name) => [name, search[name]] as const);
  return Object.fromEntries(texts.filter(([, text]) => typeof text === 'string' && text !== ''));
}

/** The ride whose panel is open beside the list. A choice of other rides closes it. */
export interface OpenedRide {
  readonly open?: string | undefined;
}

export function openedRide({ open }: Record<string, unknown>): OpenedRide {
  return { open: typeof open === 'string' && open !== '' ? open : undefined };
}
