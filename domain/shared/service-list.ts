/** A list of services: how each is made, and which ports and other services it takes, in this order. */
type ServiceList<Provided> = Readonly<
  Record<
    string,
    { readonly create: (...needs: never[]) => unknown; readonly needs: readonly (keyof Provided)[] }
  >
>;

export type ServicesOf<List extends ServiceList<Record<string, unknown>>> = {
  readonly [Name in keyof List]: ReturnType<List[Name]['create']>;
};

type Arguments<Needs extends readonly (keyof Provided)[], Provided> = {
  readonly [Index in keyof Needs]: Provided[Needs[Index]];
};

/** The same list, checked: a service whose parameters do not match the names in `needs` does not compile. */
export type Wired<List extends ServiceList<Provided>, Provided> = {
  readonly [Name in keyof List]: {
    readonly create: (...needs: Arguments<List[Name]['needs'], Provided>) => ReturnType<List[Name]['create']>;
    readonly needs: List[Name]['needs'];
  };
};
