/** A list of services: how each is made from the ports and the other services, by their names. */
type ServiceList = Readonly<Record<string, (needs: never) => unknown>>;

export type ServicesOf<List extends ServiceList> = {
  readonly [Name in keyof List]: ReturnType<List[Name]>;
};
