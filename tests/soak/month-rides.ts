import { callOf } from '#adapters/contracts/rides/calls.builder.ts';
import { alter, TRIP } from '#adapters/contracts/rides/ride-stage.builder.ts';
import { anId } from '#adapters/contracts/stage/an-id.builder.ts';
import type { WorldUnderTest } from '#adapters/contracts/stage/world-under-test.builder.ts';
import {
  BINDING_SOURCES,
  type AgreedPrice,
  type Fare,
  type FareEnd,
} from '#domain/books/model/fares/fare.ts';
import type { Agreement, Correction, EndedRide, EnteredEnd } from '#domain/books/model/fares/fare-batch.ts';
import { quoteFor } from '#domain/books/model/tariffs/quote.ts';
import type { PriceList } from '#domain/books/services/ride-prices.ts';
import { aStoredRide, CARD } from '#domain/rides/model/ride/ride.builder.ts';
import { detailsPath, riderPath, ridePath } from '#domain/rides/model/stored/ride-paths.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { dayAt } from '#domain/shared/time/wall-time.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import type { Entered } from './month-audit.ts';
import type { Crew } from './month-crew.ts';
import { ACCOUNTS, answersOf, TARIFFS, type PlannedRide } from './month-plan.ts';

export const ZONE = 'Europe/Berlin';

/** A ride of the plan with its id. */
export interface MonthRide {
  readonly id: string;
  readonly plan: PlannedRide;
  readonly price: AgreedPrice | null;
}

const payerOf = (id: string) => {
  const { hidden = false, discount = 0 } = ACCOUNTS[id] ?? {};
  return { id, hidden, discount };
};

type TariffIds = Readonly<Record<keyof typeof TARIFFS, string>>;

/** Places with coordinates, and without a fixed price between them. */
const FAR = {
  from: { area: 'Old Town', lat: 52.5163, lng: 13.3777 },
  to: { area: 'Harbour', lat: 52.39, lng: 13.52 },
};
const FIXED = { from: { area: 'Northside' }, to: { area: 'City Hospital' } };

function priceOf({ source, metered, length, account, tariff }: PlannedRide): AgreedPrice | null {
  if (source === null) return null;
  if (source === 'typed') return { amount: metered, source, cell: null, places: [] };
  const discount = (account === null ? 0 : ACCOUNTS[account]?.discount) ?? 0;
  const trip = {
    ...(source === 'fixed' ? FIXED : FAR),
    at: '2026-11-10T10:00' as const,
    length: source === 'tariff' ? (length ?? 123_457) : null,
    discount,
  };
  const quote = quoteFor(TARIFFS[tariff], trip);
  if (quote?.source !== source) throw new Error(`no price by ${source}`);
  const { amount, cell, places } = quote;
  return { amount, source, cell: cell && [...cell], places };
}

const textsOf = ({ source }: PlannedRide) => {
  const { from, to } = source === 'fixed' ? FIXED : FAR;
  return { from: { text: `${from.area} 1` }, to: { text: `${to.area} 2` } };
};

/** Returns functions for the people of a plan: book a ride, enter its end, and correct that end. */
export function monthRides(world: WorldUnderTest, crew: Crew, tariffs: TariffIds, list: PriceList) {
  const { desk, drivers, passengers } = crew;
  const termsOf = ({ tariff }: PlannedRide) => {
    const { currency, vat } = TARIFFS[tariff];
    return { tariff: tariffs[tariff], currency, vat };
  };
  const driverOf = ({ driver }: PlannedRide) => (driver === null ? null : (drivers[driver] ?? null));
  const plateOf = ({ driver }: PlannedRide) => (driver === null ? '' : `B CB ${driver % 15}`);
  const endedRide = ({ id, plan }: MonthRide): EndedRide => ({
    id,
    driver: driverOf(plan)?.uid ?? null,
    plate: plateOf(plan),
    endedAt: plan.endedAt,
  });

  /** Stores an ended ride directly, because this test does not cover the steps of rides. */
  const storeEnded = async ({ id, plan }: MonthRide, rider: string) => {
    const { endedAt, driver } = plan;
    const { from, to } = plan.source === 'fixed' ? FIXED : FAR;
    const { text } = TRIP.from;
    await world.documents.write({
      [ridePath(id)]: aStoredRide(driver === null ? 'cancelled' : 'completed', {
        rider,
        driver: driverOf(plan)?.uid ?? null,
        card: driver === null ? null : { ...CARD, plate: plateOf(plan) },
        area: { from: from.area, to: to.area },
        pickupAt: new Date(endedAt.getTime() - 20 * MINUTE_MS),
        endedAt,
      }),
      [detailsPath(id)]: {
        name: 'Robin Rider',
        phone: '',
        from: { text },
        to: { text },
        note: '',
        customer: null,
        deleteAt: endedAt,
      },
    });
  };

  const agreementOf = ({ plan, price }: MonthRide): Agreement => {
    const { account, nth } = plan;
    const payer = account === null ? null : payerOf(account);
    return { terms: termsOf(plan), price, payer, answers: account === null ? [] : answersOf(account, nth) };
  };

  return {
    /** Books a ride with its price in the same batch. Or stores a ride, and dispatch then agrees a price. */
    async book(plan: PlannedRide): Promise<MonthRide> {
      const ride: MonthRide = { id: anId(), plan, price: priceOf(plan) };
      const { id } = ride;
      const passenger = typeof plan.by === 'number' ? passengers[plan.by] : undefined;
      if (passenger !== undefined) {
        const beside = passenger.fares.bookingBatch(id, agreementOf(ride), list);
        const trip = { ...TRIP, ...textsOf(plan) };
        const start = valueOf(await passenger.booking.open());
        valueOf(await passenger.booking.request(id, trip, start, beside));
        await alter(world, riderPath(passenger.uid), { claimedAt: new Date(0) });
      } else if (plan.by === 'phone') {
        const { call, settings } = await callOf(desk, textsOf(plan));
        const beside = desk.fares.bookingBatch(id, agreementOf(ride), list);
        valueOf(await desk.phoneBooking.book(id, call, { settings, caller: null, beside }));
      }
      await storeEnded(ride, passenger?.uid ?? `caller-${id}`);
      const isAgreed = plan.source !== null || plan.account !== null;
      if (plan.by === 'desk' && isAgreed) valueOf(await desk.fares.agree(id, agreementOf(ride), null));
      return ride;
    },

    /** Enters the end of a ride's fare, and returns what was entered. */
    async end(ride: MonthRide): Promise<Entered> {
      const { plan, price } = ride;
      const { metered, extra, length, waited, paid } = plan;
      const total = (price?.amount ?? metered) + extra;
      const isBound = BINDING_SOURCES.some((each) => each === price?.source);
      const entered: EnteredEnd = {
        total,
        length,
        waited: isBound && extra === 0 ? null : waited,
        extras: extra > 0 ? ['Flughafen BER'] : [],
        paid,
      };
      const actor = plan.endedBy === 'driver' ? driverOf(plan) : desk;
      if (actor === null) throw new Error('a ride without a driver is ended by dispatch');
      valueOf(await actor.fares.end(endedRide(ride), entered, termsOf(plan)));
      const { driver, plate, endedAt } = endedRide(ride);
      const day = dayAt(endedAt, ZONE);
      return { total, paid, payer: plan.account, driver: driver ?? '', plate, day, corrections: 0 };
    },

    /** If the plan has a reason, corrects the end of a fare. Returns the values after that. */
    async correct({ id, plan }: MonthRide, was: Entered): Promise<Entered> {
      const { correction: why } = plan;
      if (why === null) return was;
      const isPayer = why === 'payer';
      const to: Entered = {
        ...was,
        total: why === 'complaint' ? Math.floor(was.total / 2) : was.total + 55,
        paid: isPayer ? 'account' : why === 'payment' ? 'card' : was.paid,
        payer: isPayer ? 'WORKS' : was.payer,
        corrections: 1,
      };
      valueOf(await correctTo(crew, id, to, why === 'other' ? { why, note: 'A detour.' } : { why }));
      return to;
    },
  };
}

/** Dispatch corrects an ended fare to these values. Rejects if the fare has not ended. */
export async function correctTo({ desk }: Crew, id: string, to: Entered, why: Correction) {
  const known = valueOf(await desk.fares.byRide(id));
  if (known === null || !isEnded(known)) throw new Error(`${id} has not ended`);
  const { length, waited, extras } = known.end;
  const entered = { total: to.total, length, waited, extras, paid: PAID[to.paid] ?? known.end.paid };
  const payer = to.payer === null ? null : payerOf(to.payer);
  const answers = to.payer === known.payer ? known.answers : [];
  const endedAt = new Date(`${to.day}T12:00Z`);
  const ride = { id, driver: known.end.driver || null, plate: known.end.plate, endedAt };
  return desk.fares.correct(known, ride, { entered, payer, answers }, why);
}

const PAID: Readonly<Record<string, FareEnd['paid']>> = {
  cash: 'cash',
  card: 'card',
  account: 'account',
  nothing: 'nothing',
};

const isEnded = (fare: Fare): fare is Fare & { readonly end: FareEnd } => fare.end !== null;
