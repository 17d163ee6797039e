import { foldedWords } from '../../../shared/folded-words.ts';
import { TITLES } from '../../../shared/titles.ts';
import type { ImportedCustomer } from '../customers/customer-batch.ts';
import { isSamePerson } from '../customers/caller.ts';
import type { Customer } from '../customers/customer.ts';

/** Whether one of two names is a shorter form of the other, as `A. Müller` is of `Frau Dr. Anna Müller`. */
function isShorterForm(one: string, other: string): boolean {
  const [short = [], long = []] = [one, other]
    .map((name) => foldedWords(name).filter((word) => !TITLES.has(word)))
    .toSorted((a, b) => a.length - b.length);
  const left = [...long];
  return (
    short.length > 0 &&
    short.every((word) => {
      const at = left.findIndex(
        (each) => each.startsWith(word) || (each.length === 1 && word.startsWith(each)),
      );
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    })
  );
}

/** The customer of a line. `beside` has the other customers with the line's first number, who stay unchanged. */
export interface WhoseLine {
  /** `null` for a new person. */
  readonly known: Customer | null;
  readonly beside: readonly Customer[];
}

/**
 * Finds the customer of a line, who must have one of its numbers. The customer with the line's name counts, otherwise
 * the only customer with a shorter or longer form of this name. Any other name means another person (D82).
 */
export function whoseLine(
  { name, number, others }: ImportedCustomer,
  customers: readonly Customer[],
): WhoseLine {
  const keys = [number, ...others].map(({ key }) => key);
  const having = customers.filter(({ phoneKeys }) => phoneKeys.some((key) => keys.includes(key)));
  const [alike, another] = having.filter((customer) => isShorterForm(customer.name, name));
  const known =
    having.find((customer) => isSamePerson(customer, name)) ??
    (another === undefined ? (alike ?? null) : null);
  return {
    known,
    beside: having.filter((each) => each !== known && each.phoneKeys.includes(number.key)),
  };
}
