import { account } from '../documents.ts';
import { person } from '../people.ts';

export const penny = person('penny');
export const pia = person('pia');
export const dora = person('dora');
export const dan = person('dan');
export const ada = person('ada');
export const sam = person('sam');
export const olga = person('olga');

/** Two passengers, two drivers, two administrators and a person whose role has no part in rides; all approved. */
export const RIDE_PEOPLE = {
  ...account(penny, 'passenger'),
  ...account(pia, 'passenger'),
  ...account(dora, 'driver'),
  ...account(dan, 'driver'),
  ...account(ada, 'admin'),
  ...account(sam, 'system_admin'),
  ...account(olga, 'auditor'),
};
