import { textsIn, type Texts } from '#core/navigation/texts-in.ts';

/**
 * The search parameters of the history: words of a passenger's name or a number (`find`), or one passenger as
 * `FoundRider.rider` names them; a driver's uid; a car's plate; who booked (`by`: `passenger`, `dispatch`, or a
 * dispatcher's uid); a state; and the first and last day of the pick-up in the service's zone, both optional.
 */
const NAMES = ['find', 'rider', 'driver', 'car', 'by', 'state', 'from', 'to'] as const;

/** The parameters as texts. The page interprets them. */
export type HistorySearch = Texts<(typeof NAMES)[number]>;

export const historySearch = textsIn(...NAMES);

/** The ride whose panel is open beside the list. A choice of other rides closes the panel. */
export type OpenedRide = Texts<'open'>;

export const openedRide = textsIn('open');
