import { useLoadedPart } from '#core/product/use-part.ts';

/** The ride services of administrators' pages that `useRides` lacks. */
export const useDispatch = () => useLoadedPart(({ dispatch }) => dispatch);
