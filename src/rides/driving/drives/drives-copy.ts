import { defineCopy } from '#words/define-copy.ts';

/** The texts about a driver's own rides and days. */
export const drives = {
  title: 'Your rides',
  takings: 'Cash sheet',
  availability: {
    open: 'Usual hours and days away',
    loading: 'Loading your usual hours...',
    failed: 'Your usual hours could not be loaded.',
  },
  one: 'Ride',
  failedOne: 'This ride could not be loaded.',
  noneText: 'Rides that you take are listed here.',
  damaged: 'Record damaged',
  damagedText: 'The record of this ride is damaged and cannot be shown. Please tell dispatch.',
  history: 'What happened',
  missing: 'This ride was not found',
  missingText: 'There is no such ride, or it is not one of yours.',
  toDashboard: 'It is still open. Go to your ride.',
  /** The rides of a day or a week, on the screen and on paper. */
  days: {
    choose: 'Which days',
    all: 'All',
    tomorrow: 'Tomorrow',
    noneTomorrow: 'You have promised no ride for tomorrow.',
    today: 'Today',
    yesterday: 'Yesterday',
    week: 'This week',
    'last-week': 'Last week',
    anyWeek: 'Week',
    previous: 'Previous week',
    next: 'Next week',
    dayOf: (name: string, date: string) => `${name}, ${date}`,
    asOf: (time: string) => `As of ${time}`,
    print: 'Print',
    onDuty: 'On duty',
    length: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
    open: 'Still to drive',
    more: (count: number) =>
      `You had more rides in these days. Only the last ${count} are listed and counted here.`,
    loading: 'Loading your days...',
    failed: 'Your days could not be loaded.',
  },
};

export const useDrivesCopy = defineCopy(drives, { de: () => import('./drives-copy.de.ts') });
