import type { PhoneFlaw } from '../../../shared/phone.ts';

/** The fields of the settings form, in its order. */
export const SETTING_FIELDS = [
  'wait',
  'search',
  'deskSearch',
  'offer',
  'offerAhead',
  'release',
  'lead',
  'horizon',
  'retention',
  'timeZone',
  'town',
  'districts',
  'landmarks',
  'phoneRequired',
] as const;
export type SettingField = (typeof SETTING_FIELDS)[number];

export type RideFormField =
  | PlaceField
  | 'places'
  | SettingField
  | 'name'
  | 'date'
  | 'time'
  | 'turn'
  | 'people'
  | 'phone'
  | 'phones'
  | 'driverNote'
  | 'note'
  | 'vehicle'
  | 'label'
  | 'plate'
  | 'seats'
  | OrderField;

/** The fields that only the forms of orders, pauses and closed days have. */
export type OrderField = 'legs' | 'backLegs' | 'weekdays' | 'first' | 'last' | 'pauses' | 'closedDays';

/** The two ends of a ride. */
export type PlaceField = 'from' | 'to';

/** Errors in what a person typed or chose. */
export type RideInputError =
  | { readonly code: 'place-required'; readonly field: PlaceField }
  | { readonly code: 'place-too-short'; readonly field: PlaceField | 'places' }
  | { readonly code: 'place-too-long'; readonly field: PlaceField | 'places' }
  | { readonly code: 'places-too-many'; readonly most: number }
  /** The ride ends where it starts. */
  | { readonly code: 'same-place' }
  | { readonly code: 'date-required' }
  | { readonly code: 'time-required' }
  /** On the typed day the clocks skip this time (`time-skipped`), or show it twice (`time-twice`). */
  | { readonly code: 'time-skipped'; readonly time: string }
  | { readonly code: 'time-twice'; readonly time: string }
  /** The time that dispatch enters for a step is before `from`, the time of the last step. `until` is the present. */
  | { readonly code: 'said-out-of-range'; readonly from: Date; readonly until: Date }
  | { readonly code: 'pick-up-too-soon'; readonly from: Date; readonly field: 'date' | 'time' }
  | { readonly code: 'pick-up-too-late'; readonly until: Date; readonly field: 'date' | 'time' }
  | { readonly code: 'people-out-of-range'; readonly most: number }
  | { readonly code: 'phone-required' }
  | { readonly code: 'phone-unusable'; readonly flaw: PhoneFlaw }
  /** `line` is the typed line that is no number. */
  | { readonly code: 'phones-unusable'; readonly line: string }
  | { readonly code: 'phones-too-many'; readonly most: number }
  | { readonly code: 'driver-note-too-long' }
  | { readonly code: 'note-too-short' }
  | { readonly code: 'note-too-long' }
  | { readonly code: 'vehicle-required' }
  /** A duty ends before it begins, or one of its times is before `from` or after `until`. */
  | { readonly code: 'shift-times-unusable'; readonly from: Date; readonly until: Date }
  | { readonly code: 'label-required' }
  | { readonly code: 'label-too-long' }
  | { readonly code: 'plate-too-long' }
  | { readonly code: 'seats-out-of-range' }
  | { readonly code: 'setting-unusable'; readonly field: SettingField }
  /** The order has no way there. */
  | { readonly code: 'legs-required' }
  | { readonly code: 'legs-unusable'; readonly field: 'legs' | 'backLegs'; readonly time: string }
  /** Two legs have this time. For `?`, two ways back wait until the passenger rings. */
  | { readonly code: 'legs-overlap'; readonly time: string }
  | { readonly code: 'weekdays-required' }
  | {
      readonly code: 'day-unusable';
      readonly field: 'first' | 'last' | 'pauses' | 'closedDays';
      readonly day: string;
    }
  | { readonly code: 'last-before-first'; readonly field: 'last' | 'pauses' }
  /** The last day is more than a year after the first. */
  | { readonly code: 'order-too-long' }
  /** The first day is more than a year ahead. */
  | { readonly code: 'order-too-far' }
  /** The order would have no ride even without its pauses and closed days. */
  | { readonly code: 'order-empty' }
  | { readonly code: 'pauses-too-many'; readonly most: number }
  | { readonly code: 'closed-days-too-many'; readonly most: number }
  /** A kind of paper has no name, or (`isKnown`) the name of another kind. */
  | { readonly code: 'paper-name-unusable'; readonly isKnown: boolean }
  | { readonly code: 'paper-name-too-long' }
  | { readonly code: 'papers-too-many'; readonly most: number }
  | { readonly code: 'paper-day-unusable' };
