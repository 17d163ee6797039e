import { Container } from 'inversify';

/** How each service is made, and which ports and other services it needs for that, by name. */
type Recipes<Services> = {
  readonly [Name in keyof Services]: {
    readonly create: (...needed: never[]) => Services[Name];
    readonly needs: readonly string[];
  };
};

/**
 * The services of a list over what they are given by name. Factories, not decorators, keep the domain free of
 * annotations; the list itself has checked their arguments.
 */
export function composeServices<Services extends object>(list: Recipes<Services>, given: object): Services {
  const container = new Container();
  // By their names, which are their tokens; what else is given is asked for by nobody.
  for (const [name, value] of Object.entries(given)) container.bind(name).toConstantValue(value);
  const recipes = Object.entries<Recipes<Services>[keyof Services]>(list);
  for (const [name, { create, needs }] of recipes) {
    // The list's type has checked the arguments of each entry; TypeScript cannot follow that through an index.
    const make = create as (...needed: unknown[]) => unknown;
    container
      .bind(name)
      .toResolvedValue(make, [...needs])
      .inSingletonScope();
  }
  const resolved = recipes.map(([name]) => [name, container.get(name)] as const);
  // Each name has been resolved to its own type; `fromEntries` forgets which belongs to which.
  return Object.fromEntries(resolved) as Services;
}
