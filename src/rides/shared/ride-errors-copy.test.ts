import { describe, expect, test } from 'vitest';
import type { RideError, RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import { texts as deProduct } from '#words/errors-copy.de.ts';
import { texts as de } from './ride-errors-copy.de.ts';
import { errors as enProduct } from '#words/errors-copy.ts';
import { rideErrors as en } from './ride-errors-copy.ts';
import { AT, EACH } from './each-ride-error.builder.ts';
import { rides } from './rides-copy.ts';
import { stepDialogs } from '../dispatch/steps/step-dialogs-copy.ts';
import { textOf } from '#words/use-error-text.ts';

const sayTime = (at: Date) => at.toISOString().slice(11, 16);
const english = (error: RideFailure) => textOf(error, { ...enProduct, ...en }, sayTime);
const german = (error: RideFailure) => textOf(error, { ...deProduct, ...de }, sayTime);

/** The advice in the sentence of each limit, in both languages. */
const LIMITS: Partial<Readonly<Record<RideError['code'], readonly [english: RegExp, german: RegExp]>>> = {
  'place-too-short': [/such as a street/, /zum Beispiel Straße/],
  'place-too-long': [/^Please use at most 200/, /^Bitte .* höchstens 200/],
  'places-too-many': [/Please remove one/, /Bitte entfernen Sie einen/],
  'said-out-of-range': [/Please enter a time in between/, /Bitte geben Sie eine Zeit dazwischen/],
  'pick-up-too-soon': [/Please choose that or a later/, /Bitte wählen Sie diese .* oder eine spätere/],
  'pick-up-too-late': [/nearer to its day/, /näher am Tag/],
  'people-out-of-range': [/a second ride/, /eine zweite Fahrt/],
  'note-too-short': [/Please say/, /Bitte sagen Sie/],
  'phones-too-many': [/Please remove one/, /Bitte entfernen Sie eine/],
  'driver-note-too-long': [/^Please use at most 300/, /^Bitte .* höchstens 300/],
  'note-too-long': [/^Please use at most 300/, /^Bitte .* höchstens 300/],
  'label-too-long': [/^Please use at most 60/, /^Bitte .* höchstens 60/],
  'plate-too-long': [/^Please use at most 20/, /^Bitte .* höchstens 20/],
  'seats-out-of-range': [/^Please enter a number/, /^Bitte geben Sie eine Zahl/],
  'setting-unusable': [/^Please/, /^Bitte/],
  'shift-times-unusable': [/^Please enter/, /^Bitte/],
  'ride-expired': [/booked again/, /neu buchen/],
  'too-early': [/try again then/, /dann noch einmal/],
  'again-too-soon': [/try again in a few seconds/, /in einigen Sekunden/],
  'gave-back-just-now': [/from 10:05; a ride that dispatch offers you, at once/, /Ab 10:05 .* sofort/],
  'too-many-steps': [/cancelled and booked again/, /abgesagt und neu gebucht/],
  'too-many-changes': [/Please call us/, /Bitte rufen Sie uns an/],
  'estimated-too-often': [/call your passenger/, /rufen Sie Ihren Fahrgast an/],
  'arrival-too-late': [/give the ride back/, /geben Sie die Fahrt zurück/],
  'not-on-duty': [/^Go on duty/, /^Beginnen Sie/],
  'already-driving': [/^Finish your ride/, /^Beenden Sie/],
  'refused-before': [/Please call/, /Bitte rufen Sie an/],
  'not-driving': [/Take this ride instead/, /Nehmen Sie diese Fahrt/],
  'promises-full': [/Drive one or give one back/, /geben Sie eine zurück/],
  'driver-full': [/choose another/, /wählen Sie einen anderen/],
  'driver-off-duty': [/choose another/, /wählen Sie einen anderen/],
  'driver-engaged': [/[Bb]ook|another/, /./],
  'not-taken-back': [/Call dispatch, who can do it/, /./],
  'already-booked': [/Change or cancel it.*call us/, /Ändern Sie sie.*rufen Sie uns an/],
  'booked-just-now': [/Please wait 10 seconds/, /Bitte warten Sie 10 Sekunden/],
  'promise-due': [/Set off for it or give it back/, /geben Sie sie zurück/],
  'shift-changed-just-now': [/try again in 30 seconds/, /in 30 Sekunden/],
  'legs-required': [/Please enter/, /Bitte/],
  'legs-unusable': [/Please enter/, /Bitte/],
  'legs-overlap': [/Please give/, /Bitte/],
  'weekdays-required': [/^Please choose/, /^Bitte/],
  'day-unusable': [/Please enter/, /Bitte/],
  'last-before-first': [/^Please choose/, /^Bitte/],
  'order-too-long': [/^Please choose/, /^Bitte/],
  'order-too-far': [/earlier first day/, /früheren ersten Tag/],
  'order-empty': [/Please check/, /Bitte prüfen/],
  'pauses-too-many': [/Please remove one/, /Bitte entfernen Sie eine/],
  'paper-name-unusable': [/of this name already/, /gibt es schon/],
  'paper-name-too-long': [/at most 40/, /höchstens 40/],
  'papers-too-many': [/at most 8/, /höchstens 8/],
  'paper-day-unusable': [/choose a day/, /wählen Sie einen Tag/],
  'paper-expired': [/^Permit: expired\. No shift/, /^Permit: abgelaufen\. Ein Dienst/],
  'paper-changed': [/look at their date/, /dessen Datum an/],
  'vehicle-of-colleague': [/belongs to a colleague/, /gehört jemand anderem/],
  'closed-days-too-many': [/Please remove some/, /Bitte entfernen Sie einige/],
  'order-changed': [/open it again/, /öffnen Sie ihn neu/],
  'order-full': [/begin a new one/, /einen neuen an/],
  'order-person-gone': [/Please end the order/, /Bitte beenden Sie/],
  'billing-refused': [/Please resume it/, /Bitte entsperren Sie/],
  'closed-days-changed': [/\+ 25 X, − 26\. .*save it again/, /speichern Sie erneut/],
  'availability-changed': [
    /^Ada Admin has changed the days away .*save it again/,
    /Bitte speichern Sie sie erneut/,
  ],
  'customer-blocked': [/unblocked under Customers/, /unter „Kunden“/],
  'fleet-full': [/take some out/, /nehmen Sie einige aus/],
  'rides-not-set-up': [/An administrator has to/, /Die Administration muss/],
  'vehicle-unavailable': [/choose another/, /wählen Sie ein anderes/],
};
/** Errors of input, or of a decision made elsewhere meanwhile. */
const NO_LIMITS: readonly RideError['code'][] = [
  'place-required',
  'same-place',
  'date-required',
  'time-required',
  'time-skipped',
  'time-twice',
  'phone-required',
  'phone-unusable',
  'phones-unusable',
  'vehicle-required',
  'label-required',
  'ride-taken',
  'ride-changed',
  'ride-over',
  'driver-unavailable',
  'booked-before',
];

/** The sentences that section 7 of docs/rides.md requires. */
const FIXED = [
  ['ride-taken', 'Another driver was faster.'],
  ['ride-changed', 'This ride has changed.'],
  ['already-driving', 'Finish your ride first.'],
  ['already-booked', 'You already have a ride.'],
  ['not-on-duty', 'Go on duty first.'],
] as const;

describe('the texts of failures of rides', () => {
  test.each(FIXED)('the text of %s begins with “%s”', (code, sentence) => {
    expect(english(EACH[code]).startsWith(sentence)).toBe(true);
  });

  test.each(Object.values(EACH))('the German text of %o differs', (error) => {
    expect(german(error)).not.toBe(english(error));
    expect(german(error)).not.toContain('undefined');
  });

  test('every failure is listed as a limit with advice or as no limit', () => {
    expect([...Object.keys(LIMITS), ...NO_LIMITS].toSorted()).toEqual(Object.keys(EACH).toSorted());
  });

  test.each(Object.entries(LIMITS))(
    'the text of %s gives advice in both languages',
    (code, [inEnglish, inGerman]) => {
      const error = Object.values(EACH).find((each) => each.code === code) ?? EACH['ride-over'];
      expect(english(error)).toMatch(inEnglish);
      expect(german(error)).toMatch(inGerman);
    },
  );

  test('a limit of a setting that is a text or a list gives advice as well', () => {
    for (const field of ['timeZone', 'town', 'districts', 'landmarks', 'phoneRequired', 'lead'] as const) {
      expect(english({ code: 'setting-unusable', field })).toMatch(/^Please/);
      expect(german({ code: 'setting-unusable', field })).toMatch(/^Bitte/);
    }
  });

  test('the text about a changed ride has its state or end, and who did what', () => {
    expect(english(EACH['ride-changed'])).toBe(
      'This ride has changed. The driver is there. Last step: Driver arrived, by the driver.',
    );
    expect(english(EACH['ride-over'])).toBe(
      'This ride is over: it was cancelled. Last step: Ride cancelled, by dispatch.',
    );
  });

  test('the text about a step that is too early has the time from which it is possible', () => {
    expect(english(EACH['too-early'])).toContain('10:05');
    expect(german(EACH['too-early'])).toContain('10:05');
  });

  test('the text for a driver who has given back rides has the minute from which they can take a ride again, and says that dispatch can help', () => {
    const error = { code: 'gave-back-just-now', from: new Date(AT.getTime() + 1000), many: true } as const;
    expect(english(error)).toBe(
      'You gave back 3 rides within 10 minutes. You can take or promise another from 10:06; a ride that dispatch offers you, at once.',
    );
    expect(english(EACH['gave-back-just-now'])).toMatch(/^You gave back a ride a moment ago\..* from 10:05;/);
    expect(german(error)).toContain('Ab 10:06 können Sie');
  });

  test('the text about a time that does not exist, or is too soon, has the time', () => {
    expect(english(EACH['time-skipped'])).toMatch(/^02:30 does not exist that day/);
    expect(english(EACH['pick-up-too-soon'])).toContain('10:05');
    expect(german(EACH['pick-up-too-late'])).toContain('10:05');
  });

  test('the text for a passenger with three later rides says how to book another', () => {
    expect(english({ code: 'already-booked', kind: 'later', ride: 'ride-1' })).toMatch(
      /^You already have 3 rides booked for later\. Cancel one of them to book another, or call us: .* every week\.$/,
    );
    expect(german({ code: 'already-booked', kind: 'later', ride: 'ride-1' })).toMatch(
      /Sagen Sie eine davon ab.*, oder rufen Sie uns an: .* jede Woche\.$/,
    );
  });

  test('the text for a driver who cannot promise more rides says whether the limit is one next ride or five in all', () => {
    expect(english(EACH['promises-full'])).toMatch(/^You have promised 5 rides, which is the maximum\./);
    expect(english({ code: 'promises-full', full: 'next', ride: 'ride-1' })).toMatch(
      /^You have promised another ride as your next one\./,
    );
  });

  test('driver and dispatch read the same word for a recall', () => {
    expect(english(EACH['refused-before'])).toMatch(
      /^You declined this ride, gave it back or were recalled\./,
    );
    expect(stepDialogs.drivers.lost.recalled).toBe('Was recalled from this ride');
    expect(rides.steps.recall).toBe('Driver recalled');
  });

  test('a page of rides shows a general failure like every other page', () => {
    expect(english({ code: 'network' })).toBe(enProduct.network({ code: 'network' }));
  });
});
