import { defineCopy } from '#words/define-copy.ts';
import { lengthOf } from '../length-of.ts';

/** Texts of the forms in which a passenger or dispatch books or edits a ride. */
export const trip = {
  when: 'When',
  kinds: { now: 'Now', later: 'Later' },
  /** Times that one press chooses. They count from now, or from the pick-up of a ride that is moved. */
  choices: 'Usual times',
  ahead: (minutes: number) => `In ${lengthOf(minutes)}`,
  moved: (minutes: number) => `${lengthOf(Math.abs(minutes))} ${minutes < 0 ? 'earlier' : 'later'}`,
  laterFailed: 'The times could not be loaded.',
  day: 'Day',
  noDay: 'Choose a day',
  time: 'Time',
  hour: 'Time: hour',
  noHour: 'Hour',
  minute: 'Time: minute',
  noMinute: 'Minute',
  /** Shown if the device's zone differs. */
  timeIn: (place: string) => `${place} time`,
  turn: (time: string) => `Which ${time}?`,
  turns: {
    first: 'The first, before the clocks go back',
    second: 'The second, after they have gone back',
  },
  note: 'Note for the driver',
  /** The dialog that edits a booked ride. */
  editing: {
    /** Shown to dispatch. */
    text: 'If the ride has a driver, they see the change at once. A driver who has promised it is asked to agree to a new time; one who is on the way should be called as well.',
    loading: 'Loading the places...',
    failed: 'The exact places could not be loaded.',
    unread: 'You can save once the places are loaded.',
    gone: 'Name, phone and exact places are no longer kept, so nothing can be changed.',
    when: 'Another time',
    /** Below the field, while nothing is typed. */
    isAt: (time: string) => `Currently ${time}. For example 745, +15, -10 or tomorrow 7:30`,
    isNow: 'Currently as soon as possible. For example 745, +45 or tomorrow 7:30',
    now: 'As soon as possible instead',
    name: 'Passenger’s name',
    phone: 'Passenger’s phone',
    people: 'Passengers',
    needs: 'Needs',
    close: 'Discard',
    submit: 'Save ride',
    submitting: 'Saving...',
    /** Shown to the ride's passenger, who can edit the ride only while it is requested. */
    own: {
      title: 'Edit this ride',
      text: 'Drivers see the change at once.',
      meanwhile:
        'Somebody else has changed this ride in the meantime. Your entries are still here, and would overwrite a change of the same field. Press the button again to save them anyway.',
    },
  },
};

export const useTripCopy = defineCopy(trip, { de: () => import('./trip-copy.de.ts') });
