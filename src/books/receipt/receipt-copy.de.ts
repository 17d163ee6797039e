import type { receipt } from './receipt-copy.ts';

export const texts: typeof receipt = {
  title: 'Quittung',
  record: 'Fahrtbeleg',
  loading: 'Die Quittung wird geladen …',
  failed: 'Die Quittung konnte nicht geladen werden.',
  back: 'Zur Fahrt',
  print: 'Drucken',
  number: 'Nummer',
  day: 'Tag',
  pickUp: 'Abholung',
  from: 'Von',
  to: 'Nach',
  car: 'Fahrzeug',
  net: 'Netto',
  vat: (rate) => `USt. ${rate} %`,
  total: 'Summe',
  noTax: 'Ohne Steuerausweis.',
  vatId: (id) => `USt-IdNr. ${id}`,
  taxNumber: (number) => `Steuernummer ${number}`,
  paid: {
    cash: 'Bar bezahlt',
    card: 'Mit Karte bezahlt',
    account: 'Auf Rechnung: wird dem Kunden berechnet, noch nicht bezahlt',
  },
  asOf: (when) => `Stand: ${when}`,
  none: {
    title: 'Keine Quittung',
    'not-entered': 'Was diese Fahrt gekostet hat, ist noch nicht eingetragen.',
    'nothing-paid': 'Für diese Fahrt wurde nichts bezahlt.',
    unknown: 'Für diese Fahrt gibt es keinen Preis, den Sie sehen dürfen.',
  },
};
