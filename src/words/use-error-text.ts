import type { AccountFailure } from '#domain/accounts/model/errors/account-error.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { useErrorCopy, type ErrorTexts, type SayTime, type TextsOf } from './errors-copy.ts';

interface Failure {
  readonly code: string;
}
type Texts<E extends Failure> = TextsOf<E, [SayTime]>;

export function textOf<E extends Failure>(error: E, texts: Texts<E>, sayTime: SayTime = String): string {
  // The entry for a code takes exactly the errors of that code. TypeScript does not infer this from an index.
  const write = texts[error.code as E['code']] as (error: E, sayTime: SayTime) => string;
  // A stored name must not change the direction of the sentence around it.
  return withoutDirectionControls(write(error, sayTime));
}

/**
 * The text of a failure in the chosen language. `own` replaces texts for one page, or adds texts for another
 * capability's failures. `sayTime` formats the times in the texts.
 */
export function useErrorText<Own extends Failure = never>(
  own?: Partial<ErrorTexts> | Texts<Own>,
  sayTime?: SayTime,
): (error: AccountFailure | Own) => string {
  const texts = { ...useErrorCopy(), ...own } as Texts<AccountFailure | Own>;
  return (error) => textOf(error, texts, sayTime);
}
