import { books } from '../../scenario/rides/booking-request.ts';
import { FIRM } from '../../scenario/rides/firm.ts';
import { SETTINGS } from '../../scenario/rides/ride-documents.ts';
import { type Case } from '../../scenario/request.ts';

const REQUIRED = { ...FIRM, 'settings/rides': { ...SETTINGS, phoneRequired: true } };

/** The firm decides whether passengers must give a number. */
export const REQUIRED_NUMBER_CASES: readonly Case[] = [
  {
    title: 'where a number is required, a booking has one',
    seed: REQUIRED,
    permitted: books({ details: { phone: '12345' } }),
    refused: {
      'not none': books({ details: { phone: '' } }),
      'not one without a digit': books({ details: { phone: '+ -' } }),
      'not a part of one': books({ details: { phone: '0142' } }),
    },
  },
  {
    title: 'where settings of an earlier version say nothing of numbers, none is required',
    seed: FIRM,
    permitted: books({ details: { phone: '' } }),
    refused: { 'but no letters': books({ details: { phone: 'call' } }) },
  },
  {
    title: 'where a number is not required, a booking may do without',
    seed: { ...FIRM, 'settings/rides': { ...SETTINGS, phoneRequired: false } },
    permitted: books({ details: { phone: '' } }),
    refused: { 'but no letters': books({ details: { phone: 'call' } }) },
  },
];
