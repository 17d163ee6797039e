import { books } from '../../scenario/rides/booking-request.ts';
import { FIRM } from '../../scenario/rides/firm.ts';
import { DETAILS, detailsPath, ride, ridePath, SETTINGS } from '../../scenario/rides/ride-documents.ts';
import { edit, wasOf } from '../../scenario/rides/editing.ts';
import { penny } from '../../scenario/rides/ride-people.ts';
import { takes } from '../../scenario/rides/ride-step.ts';
import { text } from '../../scenario/wrong-values.ts';
import { type Case } from '../../scenario/request.ts';

const REQUIRED = { ...FIRM, 'settings/rides': { ...SETTINGS, phoneRequired: true } };

const booked = { [ridePath()]: ride('requested'), [detailsPath()]: DETAILS };
const edits = (details: Readonly<Record<string, string>>) =>
  takes(edit(penny, ride('requested'), {}, details));
/** An edit of a ride that was booked without a number. */
const editsNone = (details: Readonly<Record<string, string>>) =>
  takes({
    ...edit(penny, ride('requested'), {}, details),
    remark: { was: wasOf(ride('requested'), { phone: '' }) },
  });

/** The firm decides whether passengers must give a number. */
export const REQUIRED_NUMBER_CASES: readonly Case[] = [
  {
    title: 'a booking has a number where one is required',
    seed: REQUIRED,
    permitted: books({ details: { phone: '12345' } }),
    refused: {
      'not none': books({ details: { phone: '' } }),
      'not one without a digit': books({ details: { phone: '+ -' } }),
      'not a part of one': books({ details: { phone: '0142' } }),
    },
  },
  {
    title: 'the number of a ride is corrected where one is required',
    seed: { ...REQUIRED, ...booked },
    permitted: edits({ phone: '+49 30 81234', name: 'P' }),
    refused: { 'and not removed': edits({ phone: '' }), 'and not without a name': edits({ name: '' }) },
  },
  {
    title: 'a ride that was booked without a number is edited where one is required',
    seed: { ...REQUIRED, ...booked, [detailsPath()]: { ...DETAILS, phone: '' } },
    permitted: editsNone({ phone: '', name: text(100) }),
    refused: { 'and gets no letters': editsNone({ phone: 'call' }) },
  },
  {
    title: 'the number of a ride may be removed where none is required',
    seed: { ...FIRM, ...booked },
    permitted: edits({ phone: '' }),
    refused: { 'and not replaced by letters': edits({ phone: 'call' }) },
  },
  {
    title: 'a booking needs no number where none is required',
    seed: FIRM,
    permitted: books({ details: { phone: '' } }),
    refused: { 'but no letters': books({ details: { phone: 'call' } }) },
  },
];
