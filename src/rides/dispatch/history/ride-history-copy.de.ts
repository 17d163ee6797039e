import type { rideHistory } from './ride-history-copy.ts';

const rides = (count: string) => (count === '1' ? '1 Fahrt' : `${count} Fahrten`);

export const texts: typeof rideHistory = {
  title: 'Fahrtenverlauf',

  findHint: 'Nummer oder ein Wort des Namens.',
  everyDriver: 'Alle Fahrer',
  oneDriver: 'Ein Fahrer',
  driversFailed: 'Die Liste der Fahrer konnte nicht geladen werden.',
  everyState: 'Jeder Status',
  car: 'Fahrzeug',
  everyCar: 'Alle Fahrzeuge',
  carsFailed: 'Die Liste der Fahrzeuge konnte nicht geladen werden.',
  bookedBy: 'Gebucht durch',
  everyBooker: 'Alle',
  bookers: { passenger: 'Fahrgäste', dispatch: 'Zentrale' },
  oneBooker: 'Eine Person der Zentrale',
  dispatchersFailed: 'Die Liste der Disponenten konnte nicht geladen werden.',
  from: 'Von',
  to: 'Bis',
  days: 'Tage',
  presets: { today: 'Heute', yesterday: 'Gestern', lastWeek: 'Letzte Woche', thisMonth: 'Dieser Monat' },
  allDays: 'Alle Tage',
  totals: {
    ask: 'Summen',
    counting: 'Wird gezählt …',
    failed: 'Die Summen konnten nicht gezählt werden.',
    waits: (average, longest) => `Wartezeit im Schnitt ${average} min, höchstens ${longest} min`,
    waitsOf: (rides) =>
      rides === 1
        ? 'Bei einer beendeten Fahrt, von der Buchung oder der vereinbarten Zeit, bis der Fahrer da war.'
        : `Bei den letzten ${rides} beendeten Fahrten, von der Buchung oder der vereinbarten Zeit, bis der Fahrer da war.`,
  },
  problems: {
    'no-day': 'Diesen Tag gibt es nicht im Kalender.',
    'too-early': 'Vor dem Jahr 2000 gibt es keine Fahrten.',
    'too-late': 'Nach dem Jahr 2099 gibt es keine Fahrten.',
    'before-from': 'Dieser Tag liegt vor dem ersten und zählt deshalb nicht.',
    'no-state': 'diesen Status hat keine Fahrt',
    'too-long': 'das ist zu lang',
  },
  leftOut: (text, why) => `„${text}“ aus der Adresse zählt nicht: ${why}.`,

  keys: [
    { keys: ['j', '↓'], does: 'Nächste Fahrt' },
    { keys: ['k', '↑'], does: 'Vorige Fahrt' },
    { keys: ['Enter'], does: 'Diese Fahrt neben der Liste öffnen' },
    { keys: ['/'], does: 'Fahrgast suchen' },
    { keys: ['t'], does: 'Heute' },
    { keys: ['y'], does: 'Gestern' },
    { keys: ['w'], does: 'Letzte Woche' },
    { keys: ['m'], does: 'Dieser Monat' },
    { keys: ['x'], does: 'Als CSV exportieren' },
    { keys: ['?'], does: 'Diese Liste zeigen' },
  ],
  exporting: { title: 'Ein Export läuft', text: 'Halten Sie ihn an, bevor Sie andere Tage wählen.' },
  noExport: {
    title: 'Nichts exportiert',
    none: 'Hier gibt es keine Fahrten.',
    searching: 'Die Fahrten werden noch gesucht. Versuchen Sie es, sobald sie da sind.',
    failed: 'Noch ist nicht bekannt, welche Fahrten das sind. Lassen Sie erst noch einmal suchen.',
  },

  people: 'Gefundene Fahrgäste:',
  onlyRidesOf: (name) => `Nur Fahrten von ${name} zeigen`,
  morePeople: 'Es gibt vielleicht noch mehr. Geben Sie mehr vom Namen ein.',
  nobody: {
    title: 'Niemand gefunden',
    text: (search) =>
      `Kein Fahrgast hat diese Telefonnummer oder ein Wort im Namen, das mit „${search}“ beginnt.`,
  },
  notFound: 'Die Suche nach Fahrgästen ist fehlgeschlagen.',
  onePassenger: 'Zu sehen sind nur die Fahrten eines Fahrgasts.',
  everybody: 'Fahrten aller Fahrgäste zeigen',

  found: (count) => `${rides(count)} gefunden.`,
  notCounted: 'Die Fahrten konnten nicht gezählt werden.',
  none: { title: 'Keine Fahrten', text: 'Keine Fahrt passt zu allem, was Sie gewählt haben.' },
  wholeRide: 'Ganze Fahrt öffnen',

  tooMany: (most) =>
    `Eine Datei kann höchstens ${most} Fahrten haben. Wählen Sie weniger Tage oder einen Fahrer.`,
  file: {
    saved: (lines) => `${rides(lines)} exportiert.`,
    name: (from, to) =>
      `fahrten${from === undefined ? '' : `-von-${from}`}${to === undefined ? '' : `-bis-${to}`}.csv`,
    header: {
      id: 'Fahrt-ID',
      state: 'Status',
      booked: 'Gebucht',
      bookedBy: 'Gebucht durch',
      pickUp: 'Abholung',
      arrived: 'Fahrer da',
      ended: 'Ende',
      timeZone: 'Zeitzone',
      minutesWaited: 'Minuten gewartet',
      passenger: 'Fahrgast',
      phone: 'Telefon',
      from: 'Von',
      to: 'Nach',
      people: 'Personen',
      needs: 'Bedarf',
      note: 'Hinweis',
      driver: 'Fahrer',
      car: 'Fahrzeug',
      plate: 'Kennzeichen',
      reason: 'Grund',
    },
  },
};
