import { REMOVED, type Data } from '../datum.ts';
import { account } from '../documents.ts';
import { commits, remove, set, update, type Person } from '../request.ts';
import { BLOCK, BLOCKED_NUMBER, CALLER_ID, corrects, CUSTOMER_PATH, KNOWN } from './customers.ts';
import { FIRM } from './firm.ts';
import { at, DAY, FROM, idOf } from './ride-documents.ts';
import { ada, dora, olga, penny, sam } from './ride-people.ts';

export const known = { ...FIRM, [CUSTOMER_PATH]: KNOWN };
export const STANDING: Data = { ...BLOCK, by: sam.sub, name: 'Person sam', at: at(-DAY) };
export const blocked = {
  ...FIRM,
  'blockedNumbers/301234': { ...BLOCKED_NUMBER, at: at(-DAY) },
  [CUSTOMER_PATH]: { ...KNOWN, note: 'Rude.', blocked: STANDING },
};
export const nameless = { ...known, ...account(ada, 'admin', { name: undefined }) };

export const others = (changes: Data) => ({
  'a driver': corrects(changes, dora),
  'a passenger': corrects(changes, penny),
  'an auditor': corrects(changes, olga),
});
export const COPY = `removedCustomers/${CALLER_ID}`;
/** The copy of the known customer, whom Ada removes. */
export const copy = (changes: Data = {}): Data => ({
  ...BLOCK,
  was: KNOWN,
  into: null,
  deleteAt: at(DAY),
  ...changes,
});
export const deletes = (by: Person, changes: Data = {}) =>
  commits(by, set(COPY, copy(changes)), remove(CUSTOMER_PATH));
export const LIFT = { blocked: REMOVED, lifted: BLOCK };
/** A block of the customer’s number, or numbers. */
export const blocks = (changes: Data = {}, number: Data = {}, by: Person = ada, keys = ['301234']) =>
  commits(
    by,
    update(CUSTOMER_PATH, { blocked: BLOCK, ...changes }),
    ...keys.map((key) => set(`blockedNumbers/${key}`, { ...BLOCKED_NUMBER, ...number })),
  );
export const CARD: Data = {
  phone: '030 1235',
  phoneKey: '301235',
  name: 'Cara Callas',
  nameKey: 'cara callas',
  phoneKeys: ['301235', '3077'],
  phones: ['030 77'],
  finds: ['callas'],
  driverNote: 'Deaf.',
  places: [FROM],
  needs: [],
  note: 'The bell is broken.',
};
/** Another record of the same person, whose last ride was earlier. */
export const OTHER = idOf('second');
export const OTHER_PATH = `customers/${OTHER}`;
export const second = (changes: Data = {}) => ({
  [OTHER_PATH]: { ...KNOWN, rides: [idOf('before')], lastRideAt: at(-2 * DAY), ...changes },
});
export const copyOf = (id: string): Data =>
  copy({
    was: { ...KNOWN, rides: [idOf('before')], lastRideAt: at(id === OTHER ? -2 * DAY : -5) },
    into: CALLER_ID,
  });
export const NAME = `customer-${OTHER}`;
/** Ada merges records into the known customer's. */
export const merges = (rides: readonly string[], goes = [OTHER], trace: Data | null = {}) =>
  commits(
    ada,
    update(CUSTOMER_PATH, { rides }),
    ...goes.flatMap((id) => [
      ...(trace === null ? [] : [set(`removedCustomers/${id}`, { ...copyOf(id), ...trace })]),
      remove(`customers/${id}`),
    ]),
  );
export const FULL = Array.from({ length: 89 }, (_, n) => idOf(`r${n}`));
export const BOTH = [idOf('ride'), idOf('before')];
export const FOUR_NUMBERS: Data = {
  phone: '+49 (0)30 1235',
  phoneKey: '301235',
  phones: ['+49 30 77', '(030) 78', '030/79'],
  phoneKeys: ['301235', '3077', '3078', '3079'],
};
export const SAME_NUMBER: Data = {
  ...CARD,
  phone: '030 1234',
  phoneKey: '301234',
  phones: [],
  phoneKeys: ['301234'],
};
