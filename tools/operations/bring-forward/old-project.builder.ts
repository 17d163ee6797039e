import { aStoredCustomer } from '#domain/rides/model/customers/customer.builder.ts';
import { defaultSettings } from '#domain/rides/model/firm/settings.ts';
import { aStoredShift } from '#domain/rides/model/firm/shift.builder.ts';
import { givesBack } from '#domain/rides/model/steps/gives-back.builder.ts';
import { createLocalProject, granted } from '../local-project.builder.ts';
import type { Fields } from '../rest/firestore-value.ts';
import type { Fetch } from '../rest/json-call.ts';
import { bringRidesForwardCommand } from './bring-rides-forward-command.ts';
import { aRideWith, storedFields } from './old-ride.builder.ts';

const CARD = { name: 'Dario Driver', vehicle: 'Blue van', plate: 'CB 1', phone: '+1 555 0101' };
export const PROMISED = aRideWith('accepted', [{ did: 'reserve', by: 'u-dario' }]);
const { phone: _, rides: __, ...customer } = aStoredCustomer();
export const OLD_CUSTOMER = storedFields(customer);

/** One ride of each kind as an earlier version stored it, with what else names it, and one that is new. */
const OLD_DOCUMENTS = {
  'settings/rides': defaultSettings('Europe/Berlin'),
  'rides/words': aRideWith(
    'completed',
    [
      { did: 'reserve', by: 'u-dilek' },
      { ...givesBack({ why: 'other', note: 'He was rude.' }), by: 'u-dilek' },
      { did: 'correct', by: 'u-ada', note: 'As the driver says.' },
    ],
    { bookedBy: undefined },
  ),
  'rides/asked': aRideWith(
    'cancelled',
    [
      { did: 'offer', by: 'u-ada', driver: 'u-dario' },
      { did: 'cancel', by: 'u-robin', why: 'too_long' },
    ],
    { driver: 'u-dario' },
  ),
  'rides/call': aRideWith('requested', [], { rider: 'customer-Cara1' }),
  'rides/call/private/details': { name: 'Cara Caller', phone: '+1 555 0142' },
  'customers/Cara1': OLD_CUSTOMER,
  'rides/promised': PROMISED,
  'drivers/u-dario': storedFields(aStoredShift()),
  'rides/new': aRideWith('on_the_way', [{ did: 'take', by: 'u-dario' }], { driver: 'u-dario', card: CARD }),
};

/** A project that an earlier version has stored, and the command on it. */
export async function anOldProject() {
  const project = createLocalProject('forward');
  const { firestore } = project.backend;
  const putAll = async (documents: Readonly<Record<string, Fields>>) => {
    const writes = Object.entries(documents).map(
      ([path, fields]) => ({ kind: 'set', path, fields }) as const,
    );
    granted(await firestore.commit(writes));
  };
  await putAll(OLD_DOCUMENTS);
  return {
    putAll,
    /** `null` for a missing one. */
    stored: async (path: string) => granted(await firestore.read([path]))[0] ?? null,
    /** The fields of these documents, `null` for missing ones. */
    async fieldsOf(...paths: string[]) {
      const read = granted(await firestore.read(paths));
      return read.map((document) => document?.fields ?? null);
    },
    bring: (argv: readonly string[] = [], send?: Fetch) => project.run(bringRidesForwardCommand, argv, send),
  };
}
