/**
 * Instead of `reflect-metadata`: the functions that InversifyJS calls. It counts its bindings in the metadata of
 * `Object` and reads that of a class. Neither inherits, and none is about a member.
 */
const metadata = new Map<unknown, Map<unknown, unknown>>();

Object.assign(Reflect, {
  getOwnMetadata: (key: unknown, target: unknown) => metadata.get(target)?.get(key),
  defineMetadata: (key: unknown, value: unknown, target: unknown) => {
    metadata.set(target, new Map([...(metadata.get(target) ?? []), [key, value]]));
  },
});
