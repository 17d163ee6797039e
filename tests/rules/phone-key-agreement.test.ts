import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneEndOf, phoneKeyOf } from '#domain/rides/model/booking/passenger-phone.ts';
import { phoneFields } from '#domain/rides/model/booking/rider-record.ts';
import { phoneIn } from '#domain/shared/phone.ts';
import { SERVER_TIME } from './scenario/datum.ts';
import { loadSource } from './scenario/load-source.ts';
import { RULES_SOURCE } from './scenario/read-rules.ts';
import { commits, update } from './scenario/request.ts';
import { penny } from './scenario/rides/ride-people.ts';
import { withRecord } from './scenario/rides/slots.ts';
import { seededDatabase, TEST_TIME } from './scenario/seeded-database.ts';
import { prepare, verdict } from './scenario/verdict.ts';

const ruleset = loadSource(RULES_SOURCE);
const database = seededDatabase(withRecord);

/** Numbers as people write them, some with letters or too many digits. */
const written = fc.stringMatching(
  /^[+]?(?:0{0,3}[1-9]{0,4})[0-9 ()/.-]{0,16}(?:(?: x|,| ext[.] |#)[0-9]{1,8}|[0-9a-c]{0,2})$/,
);

test('whatever the number, the rules keep it with the key and the last digits that the domain computes, and with no others', () => {
  const keeps = (phone: string, phoneKey: string, phoneEnd = phoneEndOf(phoneKey)) => {
    const request = commits(
      penny,
      update('riders/penny', { phone, phoneKey, phoneEnd, keptAt: SERVER_TIME }),
    );
    return verdict(ruleset, prepare(database, request, TEST_TIME)).allowed;
  };
  fc.assert(
    fc.property(written, (typed) => {
      const phone = phoneIn(typed);
      fc.pre(phone !== null);
      expect(keeps(phone, phoneKeyOf(phone)), phone).toBe(true);
      expect(keeps(phone, `${phoneKeyOf(phone)}1`), phone).toBe(false);
      expect(keeps(phone, phoneKeyOf(phone), `1${phoneEndOf(phoneKeyOf(phone))}`), phone).toBe(false);
    }),
    { numRuns: 500 },
  );
});

test('the rules refuse numbers that the domain refuses as too short or too long', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[+]?[1-9]{0,4}[ .-]?(?:[1-9]{12,20})?(?: ext[.] [0-9]{6,9})?$/),
      (phone) => {
        fc.pre(phoneIn(phone) === null);
        const request = commits(
          penny,
          update('riders/penny', { ...phoneFields(phone), keptAt: SERVER_TIME }),
        );
        expect(verdict(ruleset, prepare(database, request, TEST_TIME)).allowed, phone).toBe(false);
      },
    ),
    { numRuns: 300 },
  );
});
