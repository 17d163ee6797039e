import type { Datum } from '../../scenario/datum.ts';
import { account, type Changes, withChanges } from '../../scenario/documents.ts';
import { type Case, commit, update } from '../../scenario/request.ts';
import { text } from '../../scenario/wrong-values.ts';
import { FROM, TO } from '../../scenario/rides/ride-documents.ts';
import { ada, dora, penny, pia } from '../../scenario/rides/ride-people.ts';
import { record, withRecord } from '../../scenario/rides/slots.ts';

const saves = (saved: Datum, by = penny, others: Changes = {}) => ({
  by,
  does: commit(update('riders/penny', withChanges({ saved }, others))),
});
const SAVED = { home: FROM, work: TO };
const withSaved = { ...withRecord, 'riders/penny': { ...record, saved: SAVED } };
const HIDDEN = { text: 'Main\u202E Street 1' };

/** A passenger's own places by name (rides R12). */
export const SAVED_PLACE_CASES: readonly Case[] = [
  {
    title: 'a passenger saves home and work',
    seed: { ...withRecord, 'riders/dora': record },
    permitted: saves(SAVED),
    refused: {
      'of another passenger': saves(SAVED, pia),
      'an administrator does not': saves(SAVED, ada),
      'a driver of former bookings does not': {
        by: dora,
        does: commit(update('riders/dora', { saved: SAVED })),
      },
      'as a text': saves('home'),
      'as a list': saves([FROM]),
      'with a third one': saves({ ...SAVED, school: FROM }),
      'with a home that is a text': saves({ home: 'Main Street 1' }),
      'with a work that is a text': saves({ work: 'Main Street 1' }),
      'with a home of two letters': saves({ home: { text: 'ab' } }),
      'with a work of 201 letters': saves({ work: { text: text(201) } }),
      'with hidden characters in it': saves({ home: HIDDEN }),
      'with hidden characters at work': saves({ work: HIDDEN }),
      'with a slot': saves(SAVED, penny, { slots: {} }),
      'with a number': saves(SAVED, penny, { phone: '1', phoneKey: '1' }),
    },
  },
  {
    title: 'a passenger keeps home alone',
    seed: withSaved,
    permitted: saves({ home: FROM }),
    refused: { 'without a word': saves({ home: {} }) },
  },
  {
    title: 'a passenger keeps work alone',
    seed: withSaved,
    permitted: saves({ work: TO }),
    refused: { 'without a word': saves({ work: {} }) },
  },
  {
    title: 'a passenger keeps neither',
    seed: withSaved,
    permitted: saves({}),
    refused: { 'by a rejected passenger of the same name': saves({}, pia) },
  },
  {
    title: 'whoever is rejected saves nothing more',
    seed: { ...withSaved, ...account(penny, 'passenger', { status: 'rejected' }) },
    permitted: { by: ada, does: { kind: 'get', path: 'riders/penny' } },
    refused: { 'not even less': saves({}) },
  },
];
