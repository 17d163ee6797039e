import { defineCopy } from './define-copy.ts';

/** Controls behind sign-in that have words of their own. */
export const controls = {
  combobox: {
    optionsOf: (label: string) => `Suggestions for ${label}`,
    count: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
    asTyped: 'Used as typed: not one of the known ones.',
  },
};

export const useControlsCopy = defineCopy(controls, { de: () => import('./controls-copy.de.ts') });
