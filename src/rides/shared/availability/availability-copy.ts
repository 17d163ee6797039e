import type { DaysAwayFlaw } from '#domain/rides/model/firm/parse-availability.ts';
import { MOST_DAYS_AWAY } from '#domain/rides/model/basics/ride-limits.ts';
import { defineCopy } from '#words/define-copy.ts';

/** Texts about when a driver works and is away, for the driver and for dispatch. */
export const availability = {
  heading: 'Usual hours and days away',
  loading: 'Loading the usual hours...',
  failed: 'The usual hours and days away could not be loaded.',
  text: {
    own: 'Dispatch reads this when it chooses a driver for a later ride. It stops nobody: you can take any ride, and dispatch can ask you at any time.',
    driver:
      'Suggestions for later rides put this driver behind others then, and a second press is needed. It stops nobody.',
  },
  hours: {
    heading: 'Usual hours',
    example: 'Such as 8–16:30, or 22–6 for a night.',
    spell: (from: string, until: string) => `${from} to ${until}`,
    night: (from: string, until: string) => `${from} to ${until} the next day`,
    wholeDay: 'The whole day',
    free: 'Does not work',
    unusable: 'Type a begin and an end in hours from 0 to 24, such as 8–16:30, or nothing.',
    save: 'Save usual hours',
    unchanged: 'Change the hours of a day first.',
  },
  away: {
    heading: 'Days away',
    none: 'No days away are stored.',
    days: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
    first: 'First day away',
    last: 'Last day away',
    lastHint: 'The same day if left empty.',
    add: 'Add days away',
    remove: 'Remove',
    removeOf: (days: string) => `Remove ${days}`,
    flaws: {
      unreadable: 'Type a day, such as 24 Dec.',
      reversed: 'The last day is before the first.',
      over: 'These days are over.',
      'too-far': 'Choose days within the next two years.',
      'too-many': `${MOST_DAYS_AWAY} periods are stored already. Remove one first.`,
    } satisfies Record<DaysAwayFlaw, string>,
  },
  laterNews: {
    heading: 'Later requests',
    label: 'Notify me of later requests while I am off duty',
    text: 'At most once an hour, on the devices where you have turned notices on, and not of days on which you are away. It begins once you have chosen a car for the first time.',
  },
  saving: 'Saving...',
  saved: { title: 'Saved', text: 'Dispatch sees it when it chooses a driver.' },
  writtenBy: (name: string, at: string) => `Last changed by ${name} on ${at}.`,
};

export const useAvailabilityCopy = defineCopy(availability, {
  de: () => import('./availability-copy.de.ts'),
});
