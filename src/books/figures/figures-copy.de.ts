import type { figures } from './figures-copy.ts';

/** Turnover, rides and kilometres of a period, in German. */
export const texts: typeof figures = {
  title: 'Zahlen',
  loading: 'Die Zahlen werden geladen …',
  failed: 'Die Zahlen konnten nicht geladen werden.',
  from: 'Erster Tag',
  to: 'Letzter Tag',
  noDay: 'Bitte geben Sie einen Tag ein.',
  badPeriod: 'Bitte wählen Sie höchstens ein Jahr, dessen Ende nach dem Anfang liegt.',
  by: 'Nach',
  bys: { day: 'Tag', driver: 'Fahrer', car: 'Fahrzeug', payer: 'Rechnungskunde' },
  presets: { today: 'Heute', yesterday: 'Gestern', lastWeek: 'Letzte Woche', thisMonth: 'Dieser Monat' },
  total: 'Summe',
  noDriver: 'Ohne Fahrer',
  noCar: 'Ohne Fahrzeug',
  rides: 'Fahrten',
  length: 'Kilometer',
  turnover: 'Umsatz',
  cash: 'Bar',
  card: 'Karte',
  account: 'Rechnung',
  nothing: 'Nicht kassiert',
  none: 'Für keine Fahrt dieser Tage ist ein Preis eingetragen.',
  cost: (reads) =>
    `Diese Liste hat ${reads} Lesevorgänge gekostet: einen je Tag und Fahrer, Fahrzeug oder Rechnungskunde mit Fahrten, wie viele es auch waren. Kilometer sind die eingetragenen.`,
  file: {
    name: (by, from, to) => `zahlen-${by}-${from}-${to}.csv`,
    saved: (lines) => `${lines} Zeilen gespeichert.`,
    header: {
      key: 'Von',
      rides: 'Fahrten',
      length: 'Kilometer',
      currency: 'Währung',
      turnover: 'Umsatz',
      cash: 'Bar',
      card: 'Karte',
      account: 'Rechnung',
      nothing: 'Nicht kassiert',
    },
  },
};
