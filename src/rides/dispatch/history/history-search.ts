import { textsIn, type Texts } from '#core/navigation/texts-in.ts';

/**
 * The search parameters of the history, all optional. `find` has words of a passenger's name, or a number. `rider`
 * names one passenger, as in `FoundRider`. `driver` is a uid, `car` a plate. `by` is `passenger`, `dispatch` or a
 * dispatcher's uid. `from` and `to` are the first and last day of the pick-up, in the service's zone.
 */
const NAMES = ['find', 'rider', 'driver', 'car', 'by', 'state', 'from', 'to'] as const;

/** The parameters as texts. The page interprets them. */
export type HistorySearch = Texts<(typeof NAMES)[number]>;

export const historySearch = textsIn(...NAMES);

/** The ride whose panel is open beside the list. A choice of other rides closes the panel. */
export type OpenedRide = Texts<'open'>;

export const openedRide = textsIn('open');
