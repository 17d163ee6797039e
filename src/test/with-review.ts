import type { ReviewServices } from '#domain/accounts/services/review-services.ts';
import { createLazyServices } from '#core/product/lazy-services.ts';
import type { openWorld } from './open-world.ts';

type World = Pick<ReturnType<typeof openWorld>, 'load'>;

export function withReview<W extends World>(
  world: W,
  change: (sound: ReviewServices) => Partial<ReviewServices>,
): W {
  const load = async () => {
    const product = await world.load();
    const review = createLazyServices(async () => {
      const sound = await product.review.load();
      return { ...sound, ...change(sound) };
    });
    return { ...product, review };
  };
  return { ...world, load };
}
