import { useLoadedPart } from '#core/product/use-part.ts';

/** The services of accounts for administrators' pages. */
export const useReview = () => useLoadedPart(({ review }) => review);
