import { SERVER_TIME, type Data } from './datum.ts';
import { ada } from './rides/ride-people.ts';

export const PAYER_PATH = 'payers/D-1042';

export const NEW_PAYER: Data = {
  name: 'St. Anna Clinic',
  address: ['Clinic Street 1', '10115 Berlin'],
  email: 'accounts@clinic.example.com',
  vatId: 'DE123456789',
  asks: ['!KST-####|Cost centre'],
  word: 'Lindwurm',
  tariff: 'Clinics',
  discount: 25,
  terms: 14,
  hidden: false,
  names: false,
  suspended: false,
  rev: 0,
  by: ada.sub,
  at: SERVER_TIME,
};
