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
  noDay: 'Geben Sie ein gültiges Datum mit Tag, Monat und Jahr ein.',
  beforeDay: 'Dieser Tag liegt vor dem ersten.',

  people: 'Gefundene Fahrgäste:',
  onlyRidesOf: (name) => `Nur Fahrten von ${name} zeigen`,
  morePeople: 'Es gibt noch mehr. Geben Sie mehr vom Namen ein.',
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

  price: (reads) => `Der Export liest etwa ${reads} Einträge.`,
  tooMany: (most) =>
    `Eine Datei kann höchstens ${most} Fahrten haben. Wählen Sie weniger Tage oder einen Fahrer.`,
  file: {
    save: 'Als CSV exportieren',
    saving: (lines) => `${lines} exportiert …`,
    saved: (lines) => `${rides(String(lines))} exportiert.`,
    unreadable: (count) =>
      count === 1 ? '1 beschädigter Eintrag fehlt darin.' : `${count} beschädigte Einträge fehlen darin.`,
    failed: 'Der Export ist fehlgeschlagen; es wurde keine Datei gespeichert.',
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
