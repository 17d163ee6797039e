import { succeed } from '#domain/shared/result.ts';
import { stop, type CommandResult } from '../command-line/command-failure.ts';
import type { Backend } from '../command-line/command.ts';

/** How many rides the refusal names for each side; more only make it longer. */
const MOST_NAMED = 20;

const SIDES = [
  { field: 'rider', told: 'its passenger' },
  { field: 'driver', told: 'its driver' },
] as const;

/**
 * Refuses while a ride of the person is open: somebody would wait for a driver who cannot sign in, or a driver for a
 * passenger whom nobody can reach, and only an administrator could end it.
 */
export async function expectNoOpenRide({ firestore }: Backend, uid: string): Promise<CommandResult<void>> {
  const found: string[] = [];
  for (const { field, told } of SIDES) {
    // oxlint-disable-next-line no-await-in-loop -- two requests, one after the other
    const rides = await firestore.query({
      parent: '',
      collection: 'rides',
      where: [
        { field, anyOf: [uid] },
        { field: 'open', anyOf: [true] },
      ],
      limit: MOST_NAMED,
    });
    if (!rides.ok) return rides;
    found.push(...rides.value.map(({ path, fields }) => `${path} (${String(fields['state'])}, as ${told})`));
  }
  const [first, second] = found;
  if (first === undefined) return succeed();
  return second === undefined
    ? stop('failed', `${uid} has an open ride: ${first}. Have an administrator end it first.`)
    : stop('failed', `${uid} has open rides: ${found.join('; ')}. Have an administrator end them first.`);
}
