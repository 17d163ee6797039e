import { COUNT_LIMIT } from '#domain/accounts/model/account-limits.ts';
import { phoneKeyOf } from '#domain/rides/model/booking/passenger-phone.ts';
import { isMeantBy, type SoughtNumber } from '#domain/rides/model/booking/sought-number.ts';
import type { RidersWithNumber } from '#domain/rides/ports/customer-repository.ts';
import { isMap, text } from '#domain/shared/decoders.ts';
import { succeed, type Result } from '#domain/shared/result.ts';
import { APPROVED_NUMBERS_QUERY, subjectOf } from '../accounts/approved-applications.ts';
import type { DocumentPlace, DocumentStore, FoundDocument } from '../document-store.ts';

/** The most queries for each source, with at most `COUNT_LIMIT` documents each. */
const MOST_LISTS = 5;

const numberIn = (of: unknown) => text(isMap(of) ? of['phone'] : undefined) ?? '';

/** The documents with numbers of applications: audit entries for people who were approved, profiles for others. */
const SOURCES = [
  {
    list: { collection: 'users', where: [['phone', '>=', '']], orderBy: 'phone' },
    read: ({ id, fields }: FoundDocument) => ({ uid: id, place: id, phone: numberIn(fields) }),
  },
  {
    list: { ...APPROVED_NUMBERS_QUERY, where: [['application.phone', '>=', '']] },
    read: (found: FoundDocument) => ({
      uid: subjectOf(found),
      place: found.path ?? '',
      phone: numberIn(found.fields['application']),
    }),
  },
] as const;

/**
 * Up to `most` accounts whose application has a sought number; `more` if there may be others. An application's number
 * is stored as typed, without a key. So up to `MOST_LISTS` queries of each source read the numbers, which are compared
 * here.
 */
export async function applicantsByNumber(
  store: DocumentStore,
  sought: SoughtNumber,
  most: number,
): Promise<Result<RidersWithNumber>> {
  const uids = new Set<string>();
  let isCut = false;
  for (const { list, read } of SOURCES) {
    let after: DocumentPlace | null = null;
    let lists = 0;
    do {
      // oxlint-disable-next-line no-await-in-loop -- each list begins where the one before it ended
      const found = await store.query({ ...list, after, limit: COUNT_LIMIT });
      if (!found.ok) return found;
      const numbers = found.value.map(read);
      for (const { uid, phone } of numbers) if (isMeantBy(sought, phoneKeyOf(phone))) uids.add(uid);
      const last = numbers.at(-1);
      lists += 1;
      after = last && numbers.length === COUNT_LIMIT ? { value: last.phone, id: last.place } : null;
    } while (after !== null && lists < MOST_LISTS);
    isCut ||= after !== null;
  }
  return succeed({ uids: [...uids].slice(0, most), more: isCut || uids.size > most });
}
