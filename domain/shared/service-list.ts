/** A list of services by name, each with its factory from the ports and the other services. */
type ServiceList = Readonly<Record<string, (needs: never) => unknown>>;

export type ServicesOf<List extends ServiceList> = {
  readonly [Name in keyof List]: ReturnType<List[Name]>;
};
