import { count, flag, listOf, mapOf } from '../../../shared/composed-decoders.ts';
import { text, type Fields, type ValuesOf } from '../../../shared/decoders.ts';
import { LONGEST_SEARCH } from '../basics/ride-limits.ts';
import { TERMS } from '../basics/terms.ts';

/** The stored fields of `settings/rides` with their decoders. Without this document no ride can be booked. */
export const SETTINGS_FIELDS = {
  terms: mapOf(TERMS),
  /** How long the search lasts for a ride that dispatch books (rides R37). Seconds. */
  deskSearch: count,
  /** How long before the pick-up passengers must book a later ride, and how far ahead they may book. Seconds. */
  lead: count,
  horizon: count,
  /** How long names, numbers and exact places are stored. Seconds. */
  retention: count,
  /** The IANA name of the zone whose time all pages show (rides R21). */
  timeZone: text,
  /** Each is a text from `landmarkLine`. Rules can check a list of texts, but no list of maps (rides R39). */
  landmarks: listOf(text),
  /** The names of the districts that drivers may see of a place (rides R33). */
  districts: listOf(text),
  /** The firm's town; empty if unknown. Map apps get it with addresses that name no town or postcode (D81). */
  town: text,
  /** Whether a passenger's booking requires a telephone number. */
  phoneRequired: flag,
} as const satisfies Fields;

export type RideSettings = ValuesOf<typeof SETTINGS_FIELDS>;

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** The settings that a firm starts with (rides 6); only the time zone has no default. */
export function defaultSettings(timeZone: string): RideSettings {
  return {
    terms: {
      wait: 5 * MINUTE,
      search: 30 * MINUTE,
      offer: MINUTE,
      offerAhead: DAY / 2,
      release: 30 * MINUTE,
    },
    deskSearch: LONGEST_SEARCH,
    lead: 15 * MINUTE,
    horizon: 30 * DAY,
    retention: 90 * DAY,
    timeZone,
    landmarks: [],
    districts: [],
    town: '',
    phoneRequired: false,
  };
}

const readFieldsOf = mapOf(SETTINGS_FIELDS);

export function readSettings(document: unknown): RideSettings | null {
  return readFieldsOf(document) ?? null;
}
