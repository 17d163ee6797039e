import { PAGE_SIZE } from '#domain/accounts/model/account-limits.ts';
import { profilePath } from '#domain/accounts/model/account-paths.ts';
import type { QueueQuery } from '#domain/accounts/ports/review-repository.ts';
import { phoneKeyOf } from '#domain/rides/model/booking/passenger-phone.ts';
import { isMeantBy, soughtNumber } from '#domain/rides/model/booking/sought-number.ts';
import { MOST_NAMED } from '#domain/rides/model/basics/ride-limits.ts';
import { allOf, succeed, type Result } from '#domain/shared/result.ts';
import { decoded } from '../decoded.ts';
import type { DocumentStore } from '../document-store.ts';
import { ridersByNumber, type FoundRecords } from '../rides/riders-by-number.ts';
import { ALL_SHIFTS, toShifts } from '../rides/shift-repository.ts';

/**
 * The accounts of a search whose number the text means: of passengers, by their last booking, and of drivers, by their last
 * shift. The firm's drivers are read as a whole, because the rules have no room to check the key of a number with a shift.
 */
export async function accountsByNumber(
  store: DocumentStore,
  { search, status, role }: QueueQuery,
): Promise<Result<FoundRecords>> {
  const sought = soughtNumber(search);
  if (sought === null) return succeed({ records: [], more: false });
  const [riders, drivers] = await Promise.all([
    ridersByNumber(store, sought, MOST_NAMED),
    decoded(store.query(ALL_SHIFTS), toShifts),
  ]);
  if (!riders.ok) return riders;
  if (!drivers.ok) return drivers;
  const driving = drivers.value.known.filter(({ phone }) => isMeantBy(sought, phoneKeyOf(phone)));
  const uids = [...new Set([...riders.value.records.map(({ id }) => id), ...driving.map(({ uid }) => uid)])];
  const profiles = uids.slice(0, PAGE_SIZE).map((id) =>
    decoded(store.read(profilePath(id)), (fields) => {
      const isOf =
        (status === 'any' || fields?.['status'] === status) &&
        (role ?? fields?.['role']) === fields?.['role'];
      return fields !== null && isOf ? { id, fields } : null;
    }),
  );
  return decoded(allOf(profiles), (found) => ({
    records: found.filter((each) => each !== null),
    more: riders.value.more || uids.length > PAGE_SIZE,
  }));
}
