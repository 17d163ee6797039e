import { PASSWORD } from '#adapters/memory/memory-stage.builder.ts';
import type { Trip } from '#domain/rides/model/booking/trip.ts';
import { BERLIN_SETTINGS } from '#domain/rides/model/firm/settings.builder.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import type { RideServices } from '#domain/rides/services/ride-services.ts';
import type { RideOrder } from '#domain/rides/services/take-step.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/shared/durations.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import type { Product } from '#core/product/product.ts';
import { recordId } from '#core/forms/record-id.ts';
import { openDevice } from '../../device.ts';

const CAR = { label: 'Blue van', plate: 'CB 1', colour: null, seats: 6, needs: [], active: true };

export const A_TRIP: Trip = {
  from: { text: '5 Mill Road, Northside' },
  to: { text: 'City Hospital' },
  pickUp: { kind: 'now' },
  people: 1,
  needs: [],
  note: '',
  phone: '+1 555 0100',
};

/** The role of a person in a scene. */
export type RideActor = 'passenger' | 'driver' | 'admin' | 'system_admin';

type Stage = ReturnType<typeof openDevice>['stage'];

/** The services of rides for one person. */
export async function servicesOf({ rides, dispatch, imports }: Product) {
  return { ...(await rides.load()), ...(await dispatch.load()), ...(await imports.load()) };
}
export type SceneServices = Awaited<ReturnType<typeof servicesOf>>;

/** Signs a new person in on a device of their own. Returns the device with the services of rides. */
async function enter(stage: Stage | undefined, role: RideActor) {
  const { startedProduct, ...device } = openDevice(stage);
  const account = device.stage.addAccount({ role, name: `A ${role}` });
  const product = await startedProduct();
  valueOf(await product.accounts.signIn({ email: account.email, password: PASSWORD, area: null }));
  return { ...device, uid: account.uid, rides: await servicesOf(product) };
}

async function rideIn({ rideViews }: RideServices, id: string): Promise<Ride> {
  const found = valueOf(await rideViews.read(id));
  if (found === null || found.state === 'damaged') throw new Error(`${id} is no ride`);
  return found;
}

/** A step of the scene's ride, and who takes it. An offer or an assignment always names the scene's driver. */
export interface SceneStep {
  readonly by: RideActor;
  readonly order: RideOrder;
}

/** The steps before the scene. `wait`: minutes that pass. `move`: minutes by which dispatch moves the pick-up. */
export type Prelude = readonly (SceneStep | { readonly wait: number } | { readonly move: number })[];

/** Moves the pick-up of a ride by some minutes, as dispatch. */
async function movedBy({ rides }: { readonly rides: SceneServices }, id: string, minutes: number) {
  const ride = await rideIn(rides, id);
  const details = valueOf(await rides.rideViews.details(id));
  if (details === null) throw new Error('no details');
  const at = new Date(ride.pickupAt.getTime() + minutes * MINUTE_MS);
  const pickUp = { kind: 'later', at, wall: at.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length) } as const;
  valueOf(
    await rides.editRide(ride, details, { ...details, people: ride.people, needs: ride.needs, pickUp }),
  );
}

/** Puts the scene's driver into an offer or an assignment. Other orders are returned unchanged. */
export const aimedAt = (driver: string, order: RideOrder): RideOrder =>
  order.did === 'offer' || order.did === 'assign' ? { ...order, driver } : order;

/**
 * A passenger and a driver. The acting person is one of them, or an administrator. The fault happens on the acting
 * person's device. The ride is for now, or for `hours` later.
 */
export async function openRideScene(
  actor: RideActor,
  { booked = true, onDuty = true, hours = 0, prelude = [] as Prelude } = {},
) {
  const passenger = await enter(undefined, 'passenger');
  const { stage } = passenger;
  const { documents } = stage.world;
  documents.commit({ 'settings/rides': { ...BERLIN_SETTINGS }, 'vehicles/car-1': CAR });
  const driver = await enter(stage, 'driver');
  if (onDuty) valueOf(await driver.rides.driverShift.start('car-1', '+1 555 0101'));
  const id = recordId();
  if (booked) {
    const start = valueOf(await passenger.rides.rideBooking.open());
    const at = new Date(stage.clock.now().getTime() + hours * HOUR_MS);
    const pickUp =
      hours === 0
        ? A_TRIP.pickUp
        : ({ kind: 'later', at, wall: at.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length) } as const);
    valueOf(await passenger.rides.rideBooking.request(id, { ...A_TRIP, pickUp }, start));
  }
  const others = { passenger, driver };
  const enterAs = async (role: RideActor) =>
    role === 'passenger' || role === 'driver' ? others[role] : enter(stage, role);
  for (const each of prelude) {
    if ('wait' in each) stage.clock.advance(each.wait * MINUTE_MS);
    else if ('move' in each) await movedBy(await enter(stage, 'admin'), id, each.move);
    else {
      const { rides } = await enterAs(each.by);
      valueOf(await rides.takeStep(await rideIn(rides, id), aimedAt(driver.uid, each.order)));
    }
  }
  const acting = await enterAs(actor);
  return {
    ...acting,
    documents,
    id,
    driver: driver.uid,
    seen: booked ? await rideIn(acting.rides, id) : null,
  };
}
