import { FEWEST_TO_END } from '#domain/rides/model/booking/passenger-phone.ts';
import { isMeantBy, type SoughtNumber } from '#domain/rides/model/booking/sought-number.ts';
import { MOST_CUSTOMERS } from '#domain/rides/model/basics/ride-limits.ts';
import { text } from '#domain/shared/decoders.ts';
import { allOf, type Result } from '#domain/shared/result.ts';
import { decoded } from '../decoded.ts';
import type { DocumentStore, FoundDocument } from '../document-store.ts';
import { beginsWith } from '../query-conditions.ts';

export interface FoundRecords {
  readonly records: readonly FoundDocument[];
  /** There may be more. */
  readonly more: boolean;
}

/** Up to `most` passengers with a matching number. Numbers that begin with the digits come first. */
export function ridersByNumber(
  store: DocumentStore,
  sought: SoughtNumber,
  most: number,
): Promise<Result<FoundRecords>> {
  const { begins, end } = sought;
  // The query by `phoneEnd` compares only the last four digits. If more are sought, most of its results may not match.
  const mostEnding = end?.length === FEWEST_TO_END ? most : MOST_CUSTOMERS;
  const queries = begins.map((begin) => ({
    collection: 'riders',
    where: beginsWith('phoneKey', begin),
    orderBy: 'phoneKey',
    limit: most,
  }));
  const ending =
    end === null
      ? []
      : [
          {
            collection: 'riders',
            where: [['phoneEnd', '==', end.slice(-FEWEST_TO_END)]] as const,
            limit: mostEnding,
          },
        ];
  const all = [...queries, ...ending];
  return decoded(allOf(all.map((query) => store.query(query))), (found) => {
    const records = [...new Map(found.flat().map((each) => [each.id, each])).values()].filter(({ fields }) =>
      isMeantBy(sought, text(fields['phoneKey']) ?? ''),
    );
    return {
      records: records.slice(0, most),
      more: records.length > most || found.some((list, at) => list.length === all[at]?.limit),
    };
  });
}
