import { defineCopy } from '#words/define-copy.ts';

/** Turnover, rides and kilometres of a period. */
export const figures = {
  title: 'Figures',
  loading: 'Loading the figures...',
  failed: 'The figures could not be loaded.',
  from: 'First day',
  to: 'Last day',
  noDay: 'Please enter a day.',
  badPeriod: 'Please choose a period of at most a year that ends after it begins.',
  by: 'By',
  bys: { day: 'Day', driver: 'Driver', car: 'Car', payer: 'Account' },
  presets: { today: 'Today', yesterday: 'Yesterday', lastWeek: 'Last week', thisMonth: 'This month' },
  total: 'Sum',
  noDriver: 'No driver',
  noCar: 'No car',
  rides: 'Rides',
  length: 'Kilometres',
  turnover: 'Turnover',
  cash: 'Cash',
  card: 'Card',
  account: 'Account',
  nothing: 'Not collected',
  none: 'No ride of these days has an entered price.',
  kilometres: 'Kilometres are those that were entered.',
  file: {
    name: (by: string, from: string, to: string) => `figures-by-${by}-${from}-${to}.csv`,
    saved: (lines: string) => `${lines} lines saved.`,
    header: {
      key: 'Of',
      rides: 'Rides',
      length: 'Kilometres',
      currency: 'Currency',
      turnover: 'Turnover',
      cash: 'Cash',
      card: 'Card',
      account: 'Account',
      nothing: 'Not collected',
    },
  },
};

export const useFiguresCopy = defineCopy(figures, { de: () => import('./figures-copy.de.ts') });
