import { isSame } from '../../shared/is-same.ts';
import { MOST_ATTEMPTS } from '../../shared/most-attempts.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Batch } from '../../shared/record-write.ts';
import { allOf, fail, succeed, type Result } from '../../shared/result.ts';
import { settle } from '../../shared/settle.ts';
import type { SystemError } from '../../shared/system-error.ts';
import { agreementBatch, type Agreement } from '../model/fares/fare-batch.ts';
import { termsOfFare, type Fare } from '../model/fares/fare.ts';
import {
  EMPTY_AGREEMENT,
  fareTerms,
  parseAgreement,
  type PricedTrip,
} from '../model/fares/typed-agreement.ts';
import type { Payer } from '../model/payers/payer.ts';
import type { BookPorts } from '../ports/book-ports.ts';

/** The payer of a standing order's rides, with the questions that were asked and their answers. */
interface Billing {
  readonly payer: string;
  readonly asked: readonly string[];
  readonly answers: readonly string[];
}

interface BillingRefused {
  readonly code: 'billing-refused';
  /** The name of the payer; its number if the payer cannot be read. */
  readonly payer: string;
  readonly why: 'suspended' | 'answers' | 'gone' | 'not-set-up';
}

type BillingNeeds = Pick<BookPorts, 'payers' | 'fares' | 'tariffs' | 'records'> & { readonly clock: Clock };
type ChargedRide = PricedTrip & { readonly id: string };

/** Finds answers by the labels of their questions, because the payer's list of questions may have changed. */
const answersOf = ({ asks }: Payer, { asked, answers }: Billing) =>
  asks.map(({ label }) => answers[asked.indexOf(label)] ?? '');

const isPaidAs = (fare: Fare | null, billing: Billing | null, payer: Payer | null) =>
  billing === null
    ? (fare?.payer ?? null) === null
    : payer !== null && fare?.payer === payer.id && isSame(fare.answers, answersOf(payer, billing));

/** Returns the terms and the price if dispatch has typed an amount or a length; otherwise `null`. */
function typedPrice(fare: Fare | null): Pick<Agreement, 'terms' | 'price'> | null {
  const isTyped = fare?.agreed?.source === 'typed' || fare?.agreed?.source === 'tariff';
  return fare !== null && isTyped ? { terms: termsOfFare(fare), price: fare.agreed } : null;
}

/** Agrees who pays for rides of a standing order. With a payer, there is a fixed price, an estimate, or no price. */
export function orderBillingOf({ payers, fares, tariffs, records, clock }: BillingNeeds) {
  /** `null` without a billing, and for a missing or damaged payer. */
  const payerOf = async (billing: Billing | null): Promise<Result<Payer | null>> => {
    const found = billing === null ? succeed(null) : await payers.byId(billing.payer);
    return !found.ok && found.error.code === 'unexpected' ? succeed(null) : found;
  };

  /** Without a payer, the agreement has the usual terms of the firm and no price. */
  const agreed = async (
    ride: ChargedRide,
    billing: Billing | null,
    payer: Payer | null,
  ): Promise<Result<Agreement & { readonly years: number }, SystemError | BillingRefused>> => {
    const refused = (why: BillingRefused['why']) =>
      fail({ code: 'billing-refused' as const, payer: payer?.name ?? billing?.payer ?? '', why });
    if (billing !== null && payer === null) return refused('gone');
    const [settings, zone] = await Promise.all([fares.settings(), tariffs.timeZone()]);
    if (!settings.ok) return settings;
    if (!zone.ok) return zone;
    if (settings.value === null || zone.value === null) return refused('not-set-up');
    const { years } = settings.value;
    const name = payer?.tariff ?? settings.value.tariff;
    const named = name === null ? succeed([]) : await fares.tariffsNamed(name);
    if (!named.ok) return named;
    const start = {
      settings: settings.value,
      tariffs: named.value,
      timeZone: zone.value,
      trip: ride,
      payer,
    };
    if (billing === null || payer === null)
      return succeed({ terms: fareTerms(start), price: null, payer: null, answers: [], years });
    const typed = { ...EMPTY_AGREEMENT, payer: payer.id, answers: answersOf(payer, billing) };
    const parsed = parseAgreement(typed, start);
    if (!parsed.ok) return refused(payer.suspended ? 'suspended' : 'answers');
    return succeed({ ...parsed.value, years });
  };

  const charge = async (
    ride: ChargedRide,
    billing: Billing | null,
    by: string,
    attempt = 1,
  ): Promise<Result<void, SystemError | BillingRefused>> => {
    const [known, found] = await Promise.all([fares.fare(ride.id), payerOf(billing)]);
    if (!known.ok) return known;
    if (!found.ok) return found;
    const [fare, payer] = [known.value, found.value];
    if (isPaidAs(fare, billing, payer)) return succeed();
    const terms = await agreed(ride, billing, payer);
    if (!terms.ok) return terms;
    const { years, ...agreement } = terms.value;
    const batch = agreementBatch(ride.id, { ...agreement, ...typedPrice(fare) }, fare, {
      by,
      now: clock.now(),
      years,
    });
    return settle(records, batch, {
      read: () => fares.fare(ride.id),
      async verdict(stored, { code }): Promise<Result<void, SystemError | BillingRefused> | null> {
        if (isPaidAs(stored, billing, payer)) return succeed();
        // Another person may have changed the fare meanwhile.
        const isAgain = code === 'permission-denied' && attempt < MOST_ATTEMPTS;
        return isAgain ? charge(ride, billing, by, attempt + 1) : null;
      },
    });
  };

  return {
    /** The writes of the fare, for the batch of the ride. Fails with `billing-refused`, or as any request does. */
    async beside(
      ride: ChargedRide,
      billing: Billing,
      by: string,
    ): Promise<Result<Batch, SystemError | BillingRefused>> {
      const payer = await payerOf(billing);
      if (!payer.ok) return payer;
      const found = await agreed(ride, billing, payer.value);
      if (!found.ok) return found;
      const { years, ...agreement } = found.value;
      return succeed(agreementBatch(ride.id, agreement, null, { by, now: clock.now(), years }));
    },
    /** For each billing, the rides with its payer and answers; for `null`, the rides without a payer. */
    async paidAs(
      rides: readonly string[],
      each: readonly (Billing | null)[],
    ): Promise<Result<readonly ReadonlySet<string>[]>> {
      const [known, found] = await Promise.all([allOf(rides.map(fares.fare)), allOf(each.map(payerOf))]);
      if (!known.ok) return known;
      if (!found.ok) return found;
      return succeed(
        each.map(
          (billing, at) =>
            new Set(
              rides.filter((_, nth) => isPaidAs(known.value[nth] ?? null, billing, found.value[at] ?? null)),
            ),
        ),
      );
    },
    /** Changes who pays for a ride before its end. A price that dispatch typed stays. Also stores the former fare. */
    charge: (ride: ChargedRide, billing: Billing | null, by: string) => charge(ride, billing, by),
  };
}
