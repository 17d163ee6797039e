import { COUNT_LIMIT } from '#domain/accounts/model/account-limits.ts';
import { phoneKeyOf } from '#domain/rides/model/booking/passenger-phone.ts';
import { isMeantBy, type SoughtNumber } from '#domain/rides/model/booking/sought-number.ts';
import type { RidersWithNumber } from '#domain/rides/ports/customer-repository.ts';
import { text } from '#domain/shared/decoders.ts';
import { succeed, type Result } from '#domain/shared/result.ts';
import type { DocumentPlace, DocumentStore } from '../document-store.ts';

/** A list of accounts has at most `COUNT_LIMIT`. */
const MOST_LISTS = 5;

/**
 * Up to `most` accounts that gave such a number with their application. It is stored as it was typed, without a key, so the
 * accounts with a number are read, in one query for each hundred, and compared here.
 */
export async function applicantsByNumber(
  store: DocumentStore,
  sought: SoughtNumber,
  most: number,
): Promise<Result<RidersWithNumber>> {
  const uids: string[] = [];
  let after: DocumentPlace | null = null;
  for (let list = 0; list < MOST_LISTS; list += 1) {
    const query = { collection: 'users', where: [['phone', '>=', '']], orderBy: 'phone', after } as const;
    // oxlint-disable-next-line no-await-in-loop -- each list begins where the one before it ended
    const found = await store.query({ ...query, limit: COUNT_LIMIT });
    if (!found.ok) return found;
    const numbers = found.value.map(({ id, fields }) => ({ id, phone: text(fields['phone']) ?? '' }));
    uids.push(...numbers.filter(({ phone }) => isMeantBy(sought, phoneKeyOf(phone))).map(({ id }) => id));
    const last = numbers.at(-1);
    if (last === undefined || numbers.length < COUNT_LIMIT)
      return succeed({ uids: uids.slice(0, most), more: uids.length > most });
    after = { value: last.phone, id: last.id };
  }
  return succeed({ uids: uids.slice(0, most), more: true });
}
