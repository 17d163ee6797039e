import type { BookError } from '#domain/books/model/fares/book-error.ts';
import { fail, succeed, type Result } from '#domain/shared/result.ts';
import { dayAt, type Day } from '#domain/shared/time/wall-time.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useRidesOfBooks } from './use-rides-of-books.ts';

export interface ServiceDay {
  readonly timeZone: string;
  readonly today: Day;
}

/** The service's zone and today's day in it, for pages that name days. */
export function useServiceDay() {
  const { serviceSettings, serverTime } = useRidesOfBooks();
  return useRequest(null, async (): Promise<Result<ServiceDay, BookError>> => {
    const settings = await serviceSettings.read();
    if (settings.ok) {
      const { timeZone } = settings.value;
      return succeed({ timeZone, today: dayAt(serverTime(), timeZone) });
    }
    const { error } = settings;
    return fail(error.code === 'rides-not-set-up' ? { code: 'no-time-zone' } : error);
  });
}
