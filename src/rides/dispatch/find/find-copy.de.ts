import type { find } from './find-copy.ts';

export const texts: typeof find = {
  label: 'Fahrten suchen',
  placeholder: 'Name, Nummer, Straße …',
  found: (rides, unread) => {
    if (unread > 0)
      return rides === 0 ? `Noch ${unread} Namen werden geladen …` : `Bisher ${rides}, lädt noch …`;
    if (rides === 0) return 'Keine offene Fahrt. Die Eingabetaste sucht im Verlauf.';
    return rides === 1 ? '1 Fahrt' : `${rides} Fahrten`;
  },
  none: 'Hier passt nichts dazu.',
};
