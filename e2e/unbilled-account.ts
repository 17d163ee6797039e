import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { ownNames, storeDocuments } from './backend-data.ts';

/** A day on which no other test has rides. */
const ownDay = () =>
  new Date(Date.UTC(2000, 0, 1 + Math.floor(Math.random() * 7000))).toISOString().slice(0, 10);

/** An account customer with three ended rides of one day that are on no bill; stored as the product stores them. */
export async function storeUnbilledAccount() {
  const [name, day] = [`${ownNames()} Clinic`, ownDay()];
  const payer = `P-${name.slice(0, 9).toUpperCase()}`;
  const at = new Date(`${day}T12:05:00Z`);
  const ids = [1, 2, 3].map((nth) => `${payer.replaceAll('-', '')}${nth}`.padEnd(20, '0'));
  const later = new Date(Date.now() + 4e11);
  const fares = ids.map((id, nth) => ({
    [`rides/${id}`]: aStoredRide('completed', {
      pickupAt: at,
      endedAt: at,
      area: { from: 'Northside', to: 'City Hospital' },
    }),
    [`fares/${id}`]: {
      currency: 'EUR',
      vat: nth === 0 ? 190 : 70,
      tariff: null,
      agreed: null,
      payer,
      answers: ['KST-4711'],
      hidden: false,
      discount: 0,
      end: {
        total: 1250 + nth,
        length: null,
        waited: null,
        extras: [],
        paid: 'account',
        driver: '',
        plate: '',
        by: 'sam',
        at,
      },
      day,
      bill: null,
      rev: 1,
      by: 'sam',
      at,
      deleteAt: later,
    },
  }));
  await storeDocuments({
    'settings/books': {
      name: 'Cab Ltd',
      address: ['Yard 1', '10115 Berlin'],
      email: 'office@cab.example.com',
      vatId: 'DE123456789',
      taxNumber: '',
      iban: 'DE02120300000000202051',
      bic: '',
      tariff: null,
      currency: 'EUR',
      vat: 0,
      shown: false,
      share: 0,
      years: 10,
      columns: [],
      rev: 0,
    },
    [`payers/${payer}`]: {
      name,
      address: ['Clinic Street 1', '10115 Berlin'],
      email: 'accounts@clinic.example.com',
      vatId: '',
      asks: ['!|Cost centre'],
      word: '',
      tariff: null,
      discount: 0,
      terms: 14,
      hidden: false,
      names: false,
      suspended: false,
      rev: 0,
      by: 'sam',
      at,
    },
    ...Object.assign({}, ...fares),
  });
  return { name, payer, day };
}
