import type { Clock } from '../../shared/clock.ts';
import type { Batch } from '../../shared/record-write.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';
import type { SystemError } from '../../shared/system-error.ts';
import { agreementBatch } from '../model/fares/fare-batch.ts';
import { EMPTY_AGREEMENT, parseAgreement, type PricedTrip } from '../model/fares/typed-agreement.ts';
import type { BookPorts } from '../ports/book-ports.ts';

/** The payer of the rides of a standing order, with the questions as they were answered. */
interface Billing {
  readonly payer: string;
  readonly asked: readonly string[];
  readonly answers: readonly string[];
}

interface BillingRefused {
  readonly code: 'billing-refused';
  /** The payer's name; its number if it cannot be read. */
  readonly payer: string;
  readonly why: 'suspended' | 'answers' | 'gone' | 'not-set-up';
}

type BillingNeeds = Pick<BookPorts, 'payers' | 'fares' | 'tariffs'> & { readonly clock: Clock };

/**
 * Agrees that a payer pays for each ride of a standing order, as dispatch would agree it with a caller: at the fixed
 * price, or at about the price of the payer's tariff. Answers are found by the labels of their questions, so no
 * question gets the answer to another after the payer has changed its questions.
 */
export function orderBillingOf({ payers, fares, tariffs, clock }: BillingNeeds) {
  return {
    /** The writes beside the ride, signed with this uid. Fails with `billing-refused`, or as any request does. */
    async beside(
      ride: PricedTrip & { readonly id: string },
      { payer: id, asked, answers }: Billing,
      by: string,
    ): Promise<Result<Batch, SystemError | BillingRefused>> {
      const found = await payers.byId(id);
      if (!found.ok && found.error.code !== 'unexpected') return found;
      const payer = found.ok ? found.value : null;
      const refused = (why: BillingRefused['why']) =>
        fail({ code: 'billing-refused' as const, payer: payer?.name ?? id, why });
      if (payer === null) return refused('gone');
      const [settings, zone] = await Promise.all([fares.settings(), tariffs.timeZone()]);
      if (!settings.ok) return settings;
      if (!zone.ok) return zone;
      if (settings.value === null || zone.value === null) return refused('not-set-up');
      const name = payer.tariff ?? settings.value.tariff;
      const named = name === null ? succeed([]) : await fares.tariffsNamed(name);
      if (!named.ok) return named;
      const agreed = parseAgreement(
        {
          ...EMPTY_AGREEMENT,
          payer: id,
          answers: payer.asks.map(({ label }) => answers[asked.indexOf(label)] ?? ''),
        },
        { settings: settings.value, tariffs: named.value, timeZone: zone.value, trip: ride, payer },
      );
      if (!agreed.ok) return refused(payer.suspended ? 'suspended' : 'answers');
      const writing = { by, now: clock.now(), years: settings.value.years };
      return succeed(agreementBatch(ride.id, agreed.value, null, writing));
    },
  };
}
