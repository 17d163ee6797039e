import type { ownPrice } from './own-price-copy.ts';

const PAID: (typeof ownPrice)['paid'] = {
  cash: (amount) => `Bar bezahlt: ${amount}`,
  card: (amount) => `Mit Karte bezahlt: ${amount}`,
  account: (amount) => `Auf Rechnung: ${amount}`,
  nothing: () => 'Es wurde nichts bezahlt.',
};

export const texts: typeof ownPrice = {
  fixed: (amount) => `Festpreis: ${amount}`,
  agreed: (amount) => `Vereinbarter Preis: ${amount}`,
  lapsed: (amount) =>
    `Der Festpreis von ${amount} galt für andere Orte. Was die Fahrt kostet, zeigt sich an ihrem Ende.`,
  about: (amount) => `Etwa ${amount}`,
  aboutNote: 'Geschätzt aus der Lage beider Orte. Was die Fahrt wirklich kostet, zeigt sich an ihrem Ende.',
  paid: PAID,
};
