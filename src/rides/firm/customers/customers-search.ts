/** The search parameters of the customers' page: the beginning of a name or a number. */
export interface CustomersSearch {
  readonly find?: string | undefined;
}

export function customersSearch({ find }: Record<string, unknown>): CustomersSearch {
  return { find: typeof find === 'string' && find !== '' ? find : undefined };
}
