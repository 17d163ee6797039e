import { SERVER_TIME, type Data } from '../datum.ts';
import { withChanges, type Changes } from '../documents.ts';
import { commit, set } from '../request.ts';
import { at, DAY, FROM, idOf, TO } from './ride-documents.ts';
import { ada } from './ride-people.ts';

export const CUSTOMER_PATH = `customers/${idOf('caller')}`;
export const PLACES = [FROM, TO, { text: 'Town Hall' }];
/** A customer as an administrator keeps them now. */
export const CUSTOMER: Data = {
  phone: '+49 (0)30 1234',
  phoneKey: '301234',
  name: 'Cara Caller',
  nameKey: 'cara caller',
  nameKey2: 'caller',
  places: PLACES,
  needs: ['wheelchair'],
  rides: [idOf('ride')],
  lastRideAt: SERVER_TIME,
  deleteAt: at(729 * DAY),
};

/** The same as it was stored with a ride of yesterday, and as it was blocked since. */
export const KNOWN: Data = { ...CUSTOMER, lastRideAt: at(-DAY), deleteAt: at(DAY) };
export const BLOCK = { by: ada.sub, name: 'Person ada', at: SERVER_TIME };

/** An administrator keeps this customer. */
export const saves = (changes: Changes = {}, by = ada, path = CUSTOMER_PATH) => ({
  by,
  does: commit(set(path, withChanges(CUSTOMER, changes))),
});
