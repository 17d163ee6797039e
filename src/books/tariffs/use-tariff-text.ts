import type { TariffInputError } from '#domain/books/model/tariffs/tariff-error.ts';
import type { TariffError } from '#domain/books/services/firm-tariffs.ts';
import type { SystemError } from '#domain/shared/system-error.ts';
import { useErrorText } from '#words/use-error-text.ts';
import { useTariffsCopy } from './tariffs-copy.ts';

type Own = TariffInputError | Exclude<TariffError, SystemError>;

/** Returns a function that words any failure on the page of tariffs in the chosen language. */
export function useTariffText(): (error: TariffInputError | TariffError) => string {
  const { errors, flaws, ofLine } = useTariffsCopy();
  return useErrorText<Own>({
    ...errors,
    'tariff-unusable': ({ line, why }) => ofLine(line, flaws[why]),
  });
}
