import { typedText } from '../../../shared/typed-text.ts';
import { LONGEST_RIDER } from '../ride-limits.ts';

/**
 * How a ride names a passenger with an account. People without a name are greeted by address; that a name of former times
 * may hold what the rules refuse as hidden keeps nobody from booking.
 */
export function riderName({
  name,
  email,
}: {
  readonly name?: string | null | undefined;
  readonly email: string;
}): string {
  return typedText((name ?? '').slice(0, LONGEST_RIDER)) || email.slice(0, LONGEST_RIDER);
}
