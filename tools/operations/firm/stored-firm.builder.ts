import { namedFields } from '#domain/rides/model/customers/customer-batch.ts';
import { aStoredCustomer } from '#domain/rides/model/customers/customer.builder.ts';
import { defaultSettings } from '#domain/rides/model/firm/settings.ts';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { inParts } from '#domain/shared/in-parts.ts';
import { granted, type LocalProject } from '../local-project.builder.ts';
import type { Fields } from '../rest/firestore-value.ts';

async function putAll({ backend }: LocalProject, documents: Readonly<Record<string, Fields>>) {
  for (const part of inParts(Object.entries(documents), 400)) {
    const writes = part.map(([path, fields]) => ({ kind: 'set', path, fields }) as const);
    granted(await backend.firestore.commit(writes));
  }
}

/** Texts that a spreadsheet could take for formulas, or split into cells. */
export const HARD = ['=1+1', '@SUM(A1)', '-5+2', 'a "quoted", b; c', 'Zoë Müller', "'=x", '+49'];
const MIDNIGHT = '2026-03-28T23:00:00.000Z';
/** The number of rides in the same minute, enough for several pages. */
export const AT_ONCE = 230;

/** A firm with hard texts, damaged records, and rides at both ends of 29 March 2026 in Berlin. */
export async function storeFirm(project: LocalProject): Promise<void> {
  const ride = (pickupAt: string, given: object = {}) => ({
    ...aStoredRide('completed', { pickupAt: new Date(pickupAt) }),
    ...given,
  });
  await putAll(project, {
    'settings/rides': { ...defaultSettings('Europe/Berlin') },
    'vehicles/bus': {
      label: '=Bus; "big", -1',
      plate: 'B-CB 1',
      colour: 'grey',
      seats: 6,
      needs: ['wheelchair', 'child_seat', 'luggage', 'pet', 'help'],
      active: false,
    },
    'carPapers/bus': { last: 'tuev', papers: { tuev: { until: '2026-05-01' } }, ends: {} },
    'vehicles/broken': { label: 'Van' },
    ...Object.fromEntries(
      HARD.map((name, at) => [
        `customers/c${at}`,
        aStoredCustomer({
          ...namedFields(`N${name}`, [
            { phone: `030 123${at}`, key: `30123${at}` },
            { phone: `0171 555${at}`, key: `171555${at}` },
          ]),
          note: name,
          driverNote: name,
          places: HARD.slice(0, 3).map((text) => ({ text })),
          needs: ['pet', 'help'],
        }),
      ]),
    ),
    ...Object.fromEntries(
      Array.from({ length: AT_ONCE }, (_, at) => [`rides/many${at}`, ride('2026-03-29T10:00:00.000Z')]),
    ),
    'rides/before': ride('2026-03-28T22:59:00.000Z'),
    'rides/first': ride(MIDNIGHT, { rider: 'caller-first' }),
    'rides/first/private/details': {
      name: '=Cora',
      phone: '+49 30 1',
      from: { text: '5 Mill Road' },
      to: { text: 'Airport' },
      note: '',
      customer: 'c0',
      deleteAt: new Date(MIDNIGHT),
    },
    'rides/first/remarks/0': { did: 'request', by: 'u-robin', at: new Date(MIDNIGHT), note: 'Hm' },
    // Berlin's clocks go forward on that day, so it has 23 hours.
    'rides/last': ride('2026-03-29T21:59:00.000Z'),
    'rides/after': ride('2026-03-29T22:00:00.000Z'),
    'rides/broken': { state: 'completed' },
  });
}
