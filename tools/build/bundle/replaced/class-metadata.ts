/**
 * Replaces `reflect-metadata` by the two functions that InversifyJS calls. InversifyJS counts its bindings in the
 * metadata of `Object`, and reads the metadata of classes. Inheritance and members of classes are not needed.
 */
const metadata = new Map<unknown, Map<unknown, unknown>>();

Object.assign(Reflect, {
  getOwnMetadata: (key: unknown, target: unknown) => metadata.get(target)?.get(key),
  defineMetadata: (key: unknown, value: unknown, target: unknown) => {
    metadata.set(target, new Map([...(metadata.get(target) ?? []), [key, value]]));
  },
});
