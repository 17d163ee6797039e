import type { WorkedDuty } from '#domain/rides/model/firm/worked-duty.ts';
import { defineCopy } from '#words/define-copy.ts';

/** Texts about the hours of a driver, for the driver and for dispatch. */
export const hours = {
  duties: { on: 'On duty', break: 'Break' } satisfies Record<WorkedDuty['duty'], string>,
  spell: (from: string, until: string) => `${from} to ${until}`,
  since: (from: string) => `since ${from}`,
  length: (hoursOn: number, minutes: number) => `${hoursOn} h ${minutes} min`,
  /** The disclosure with each time on duty and each break of a day. */
  times: 'Times and corrections',
  you: 'you',
  dispatch: 'dispatch',
  endedBy: (who: string, at: string) => `Ended by ${who} on ${at}.`,
  saidLater: (at: string) => `The end was entered on ${at}.`,
  /** A line of the log of corrections, with the old times. */
  correctedBy: (who: string, at: string, from: string, until: string, why: string) =>
    `Corrected by ${who} on ${at}. Before: ${from} to ${until}. Reason: ${why}`,
  correct: 'Correct',
  correctOf: (spell: string) => `Correct ${spell}`,
  full: 'These times were corrected so often that they can be corrected no more. Keep a further correction on paper.',
  form: {
    title: 'Correct these times?',
    text: 'The times from before stay readable, with your name and your reason.',
    begin: 'Begin',
    end: 'End',
    why: 'Why',
    whyHint: 'A few words, which the driver and dispatch read.',
    unchanged: 'Change the begin or the end first.',
    labels: { close: 'Back', submit: 'Correct', submitting: 'Saving...' },
    saved: { title: 'Times corrected', text: 'The hours are counted anew.' },
  },
  /** The hours of a week at the desk. */
  desk: {
    heading: 'Hours on duty',
    week: (days: string) => `Week ${days}`,
    previous: 'Previous week',
    next: 'Next week',
    total: 'Total',
    none: 'Not on duty in this week.',
    loading: 'Loading the hours...',
    failed: 'The hours could not be loaded.',
    file: {
      saved: (lines: string) => `${lines} times exported.`,
      name: (from: string, to: string) => `hours-from-${from}-to-${to}.csv`,
      header: {
        driver: 'Driver',
        day: 'Day of the shift',
        duty: 'Duty',
        begin: 'Begin',
        end: 'End',
        timeZone: 'Time zone',
        minutes: 'Minutes',
        car: 'Car',
        plate: 'Number plate',
        endedBy: 'Ended by',
        corrections: 'Corrections',
      },
    },
  },
};

export const useHoursCopy = defineCopy(hours, { de: () => import('./hours-copy.de.ts') });
