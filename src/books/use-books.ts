import { useLoadedPart } from '#core/product/use-part.ts';

export const useBooks = () => useLoadedPart(({ books }) => books);
