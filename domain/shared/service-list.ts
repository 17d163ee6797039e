/** The factories of services by name. Each takes the ports and services that it needs. */
type ServiceList = Readonly<Record<string, (needs: never) => unknown>>;

export type ServicesOf<List extends ServiceList> = {
  readonly [Name in keyof List]: ReturnType<List[Name]>;
};
