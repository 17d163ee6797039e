import type { BookError } from '#domain/books/model/fares/book-error.ts';
import type { SystemError } from '#domain/shared/system-error.ts';
import { loadFailureOf } from '#ui/feedback/load-failure.tsx';
import { useErrorText } from '#words/use-error-text.ts';
import { useBookErrorsCopy } from './book-errors-copy.ts';

/** Returns a function that words any failure of the books in the chosen language. */
export function useBookErrorText(): (error: BookError) => string {
  return useErrorText<Exclude<BookError, SystemError>>(useBookErrorsCopy());
}

/** Says which part of the books could not be loaded and why, with a retry button. */
export const BookFailure = loadFailureOf(useBookErrorText);
