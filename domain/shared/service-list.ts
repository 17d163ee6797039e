/** Services by name, each as its factory from the ports and other services. */
type ServiceList = Readonly<Record<string, (needs: never) => unknown>>;

export type ServicesOf<List extends ServiceList> = {
  readonly [Name in keyof List]: ReturnType<List[Name]>;
};
