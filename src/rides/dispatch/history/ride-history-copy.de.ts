import type { rideHistory } from './ride-history-copy.ts';

const rides = (count: string) => (count === '1' ? '1 Fahrt' : `${count} Fahrten`);

export const texts: typeof rideHistory = {
  title: 'Fahrtenverlauf',

  findHint: 'Eine Telefonnummer oder ein Wort des Namens.',
  everyDriver: 'Alle Fahrer',
  oneDriver: 'Ein Fahrer',
  driversFailed: 'Die Liste der Fahrer konnte nicht geladen werden.',
  everyState: 'Jeder Stand',
  day: 'Tag',
  until: 'Bis',
  noDay: 'Geben Sie ein Datum ein, das es gibt, mit Tag, Monat und Jahr.',
  beforeDay: 'Dieser Tag liegt vor dem ersten.',

  people: 'Gefundene Fahrgäste:',
  onlyRidesOf: (name) => `Nur Fahrten von ${name} zeigen`,
  morePeople: 'Es gibt noch mehr. Geben Sie mehr vom Namen ein.',
  nobody: {
    title: 'Niemand gefunden',
    text: (search) =>
      `Kein Fahrgast hat diese Telefonnummer oder ein Wort im Namen, das mit „${search}“ beginnt.`,
  },
  notFound: 'Die Fahrgäste konnten nicht gesucht werden.',
  onePassenger: 'Das sind die Fahrten von einem Fahrgast.',
  everybody: 'Die aller Fahrgäste zeigen',

  found: (count) => `${rides(count)} gefunden.`,
  notCounted: 'Die Fahrten konnten nicht gezählt werden.',
  none: { title: 'Keine Fahrten', text: 'Keine Fahrt passt zu allem, was Sie gewählt haben.' },

  price: (reads) => `Für die Datei werden etwa ${reads} Einträge gelesen.`,
  tooMany: (most) =>
    `Eine Datei kann höchstens ${most} Fahrten haben. Wählen Sie weniger Tage oder einen Fahrer.`,
  file: {
    save: 'Als CSV exportieren',
    saving: (lines) => `${lines} exportiert …`,
    saved: (lines) => `${rides(String(lines))} exportiert.`,
    unreadable: (count) =>
      count === 1 ? '1 ist beschädigt und fehlt.' : `${count} sind beschädigt und fehlen.`,
    failed: 'Der Export wurde nicht fertig; es wurde keine Datei gespeichert.',
    name: 'fahrten.csv',
    header: {
      id: 'Fahrt-ID',
      state: 'Stand',
      booked: 'Bestellt',
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
      needs: 'Was gebraucht wird',
      note: 'Hinweis',
      driver: 'Fahrer',
      car: 'Auto',
      plate: 'Kennzeichen',
      reason: 'Grund',
    },
  },
};
