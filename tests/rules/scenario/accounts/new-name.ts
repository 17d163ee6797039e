import { nameKeysOf } from '#domain/shared/people/name-keys.ts';
import { SERVER_TIME, type Data } from '../datum.ts';

/** The fields of a rename, which stores the former name. `number`: how many former names are stored already. */
export const newName = (name: string, before: string, number = 0): Data => ({
  name,
  ...nameKeysOf(name),
  formerNames: { [number]: { name: before, until: SERVER_TIME } },
});
