/** How figures are grouped. */
export const FIGURES_BY = ['day', 'driver', 'car', 'payer'] as const;
export type FiguresBy = (typeof FIGURES_BY)[number];
