import type { ReviewServices } from '#domain/accounts/services/review-services.ts';
import { useProduct } from '#core/product/product-context.tsx';

/** The services of accounts for administrators' pages. The route's loader (`loadReview`) loads them. */
export function useReview(): ReviewServices {
  const services = useProduct().review.loaded();
  if (services === null) throw new Error('A page of reviews is rendered before its route has loaded it.');
  return services;
}
