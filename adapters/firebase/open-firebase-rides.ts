import type { RidePorts } from '#domain/rides/ports/ride-ports.ts';
import type { LastKnown } from '#domain/shared/last-known.ts';
import type { FirebaseConfiguration } from './firebase-configuration.ts';
import type { FirebaseConnection } from './firebase-connection.ts';
import { tokenTimesOf } from './identity/token-times.ts';
import { openListeningRides } from './listening/open-listening-rides.ts';
import { createServerClock } from './server-clock.ts';

/** The ports of rides, in a chunk of their own. The clock is the server's, from the tokens of the device's session. */
export function openFirebaseRides(
  connection: FirebaseConnection,
  emulators: FirebaseConfiguration['emulators'],
  lastKnown: LastKnown,
): RidePorts {
  const clock = createServerClock(tokenTimesOf(connection.auth));
  return openListeningRides(connection, emulators, { clock, lastKnown });
}
