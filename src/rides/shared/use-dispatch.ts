import { useLoadedPart } from '#core/product/use-part.ts';

/** The ride services of administrators' pages beyond `useRides`. */
export const useDispatch = () => useLoadedPart(({ dispatch }) => dispatch);
