import { aMemoryStage, PASSWORD } from '#adapters/memory/memory-stage.builder.ts';

export const FORM = {
  name: ' Robin Rider ',
  email: ' Robin@Example.com ',
  password: PASSWORD,
  role: 'driver',
  language: 'en',
};
export const ADDRESS = 'robin@example.com';

/** A stage on which a person is about to register. */
export function start() {
  const stage = aMemoryStage();
  const product = stage.openProduct();
  const uid = () => stage.world.identities.find(ADDRESS)?.uid ?? 'no identity';
  /** What a registration has stored: whether there are an identity, a profile and a directory entry. */
  const left = () => {
    const { profile, entry } = stage.stored({ uid: uid(), email: ADDRESS });
    return [stage.world.identities.find(ADDRESS) !== null, profile !== null, entry !== null];
  };
  return { ...stage, ...product, uid, left };
}
