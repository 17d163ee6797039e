import type { controls } from './controls-copy.ts';

export const texts: typeof controls = {
  combobox: {
    optionsOf: (label) => `Vorschläge für ${label}`,
    count: (count) => (count === 1 ? '1 Vorschlag' : `${count} Vorschläge`),
    asTyped: 'Wird so übernommen: Das ist nichts Bekanntes.',
  },
};
