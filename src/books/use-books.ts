import { useLoadedPart } from '#core/product/use-part.ts';

/** The services of the books. */
export const useBooks = () => useLoadedPart(({ books }) => books);
