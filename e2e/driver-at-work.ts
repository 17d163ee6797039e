import { inMemoryPersistence } from 'firebase/auth';
import { createFirebaseAdapters } from '#adapters/firebase/firebase-adapters.ts';
import { composeProduct } from '#app/composition/compose-product.ts';
import { LOOPBACK, PROJECT_ID } from '#backend/settings.ts';
import { isEnded } from '#domain/rides/model/ride/ride-state.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import type { RideOrder } from '#domain/rides/services/take-step.ts';
import { createPerson, type Person } from './backend-data.ts';
import { PORTS } from './ports.ts';

const CONFIGURATION = {
  apiKey: 'demo-key',
  authDomain: `${PROJECT_ID}.firebaseapp.com`,
  projectId: PROJECT_ID,
  appId: '',
  appCheckKey: null,
  emulators: {
    authUrl: `http://${LOOPBACK}:${PORTS.auth}`,
    firestoreHost: `${LOOPBACK}:${PORTS.firestore}`,
  },
};

/** Signs a person in without a page, and opens the services of rides in this process. */
async function openRides({ uid, email, password }: Person) {
  const options = { persistence: [inMemoryPersistence], name: uid };
  const adapters = createFirebaseAdapters(CONFIGURATION, options);
  const { accounts, rides } = composeProduct(adapters);
  const entered = await accounts.signIn({ email, password, area: null });
  if (!entered.ok) throw new Error(`${email} cannot sign in: ${entered.error.code}`);
  return { ...(await rides.load()), close: adapters.close };
}

/** A driver on duty without a page. This process uses the product's services, so twenty drivers need no browser. */
export class DriverAtWork {
  readonly person: Person;
  readonly #rides: Awaited<ReturnType<typeof openRides>>;

  private constructor(person: Person, rides: Awaited<ReturnType<typeof openRides>>) {
    this.person = person;
    this.#rides = rides;
  }

  static async begin(name: string, car: string): Promise<DriverAtWork> {
    const person = await createPerson({ role: 'driver', name });
    const rides = await openRides(person);
    const begun = await rides.driverShift.start(car, '+1 555 0101');
    if (!begun.ok) throw new Error(`${name} is not on duty: ${begun.error.code}`);
    return new DriverAtWork(person, rides);
  }

  /** The driver's open rides, the earliest pick-up first; empty if the read fails. */
  async open(): Promise<readonly Ride[]> {
    const { uid } = this.person;
    const found = await this.#rides.rideViews.page({ of: 'driver', uid, only: 'open' }, null);
    if (!found.ok) return [];
    return found.value.rides.filter((ride): ride is Ride => ride.state !== 'damaged' && !isEnded(ride.state));
  }

  /** Takes a step, and returns whether the step was stored. */
  async step(ride: Ride, order: RideOrder): Promise<boolean> {
    return (await this.#rides.takeStep(ride, order)).ok;
  }

  async end(): Promise<void> {
    await this.#rides.close();
  }
}
