import { isTooShortForNumbers } from '#domain/rides/model/customers/customer-search.ts';
import { MOST_CUSTOMER_PLACES, MOST_OTHER_PHONES } from '#domain/rides/model/basics/ride-limits.ts';
import type { customers } from './customers-copy.ts';

export const texts: typeof customers = {
  title: 'Kunden',
  heading: 'Alle Kunden',
  keys: [
    { keys: ['/'], does: 'Kunden suchen' },
    { keys: ['j', '↓'], does: 'Nächster Kunde' },
    { keys: ['k', '↑'], does: 'Voriger Kunde' },
    { keys: ['e', 'Enter'], does: 'Diesen Kunden neben der Liste öffnen und bearbeiten' },
    { keys: ['x'], does: 'Alle Kunden als CSV herunterladen' },
    { keys: ['?'], does: 'Diese Kürzel zeigen' },
  ],
  loading: 'Kunden werden geladen …',
  failed: 'Die Kunden konnten nicht geladen werden.',
  files: 'Einlesen',
  download: 'Herunterladen',
  search: 'Kunden suchen',
  searchHint: 'Ein Wort des Namens, oder die ersten oder letzten Ziffern der Telefonnummer.',
  more: 'Es gibt vielleicht weitere. Geben Sie mehr vom Namen oder von der Nummer ein.',
  empty: {
    title: 'Noch keine Kunden',
    text: 'Anrufer stehen hier, sobald sie gebucht haben. Sie können Kunden auch aus einer Datei einlesen.',
  },
  nobody: (typed) => ({
    title: 'Niemand gefunden',
    text: isTooShortForNumbers(typed)
      ? `Kein Wort eines Namens beginnt mit „${typed}“. Von einer Nummer werden drei erste Ziffern ohne Nullen oder die letzten vier gebraucht.`
      : `Kein Wort eines Namens beginnt mit „${typed}“, und keine Nummer beginnt oder endet so.`,
  }),
  columns: {
    customer: 'Kunde',
    phone: 'Telefon',
    places: 'Bedarf und Orte',
    note: 'Notizen',
    last: 'Zuletzt gebucht',
    change: 'Aktionen',
  },
  orImported: (date) => `${date} oder eingelesen`,
  rides: 'Alle Fahrten',
  ridesOf: (name) => `Alle Fahrten von ${name}`,
  blocked: 'Gesperrt',
  blockedBy: (name, date) => `Gesperrt von ${name}, ${date}`,
  liftedBy: (name, date) => `Entsperrt von ${name}, ${date}`,
  forDrivers: 'Für Fahrer:',

  edit: 'Ändern',
  editOf: (name) => `${name} ändern`,
  block: 'Sperren',
  blockOf: (name) => `${name} sperren`,
  unblock: 'Entsperren',
  unblockOf: (name) => `${name} entsperren`,
  merge: 'Zusammenführen',
  mergeOf: (name) => `${name} mit einem anderen Kunden zusammenführen`,
  blockedNow: {
    title: 'Gesperrt',
    text: (name) => `Für ${name} und von diesen Nummern kann niemand mehr telefonisch buchen.`,
  },
  unblockedNow: { title: 'Entsperrt', text: (name) => `${name} kann wieder telefonisch buchen.` },
  notChanged: (name) => `${name} konnte nicht geändert werden.`,

  form: {
    text: 'Gebuchte Fahrten bleiben, wie sie sind.',
    name: 'Name',
    phone: 'Telefon',
    phones: 'Weitere Nummern',
    phonesHint: `Eine je Zeile, höchstens ${MOST_OTHER_PHONES}. Jede davon führt beim Anruf zu diesem Kunden.`,
    places: 'Orte',
    placesHint: `Einer je Zeile, höchstens ${MOST_CUSTOMER_PLACES}. Buchungen ändern sie nie.`,
    note: 'Notiz für die Zentrale',
    noteHint: 'Erscheint, wenn diese Nummer anruft. Fahrer sehen sie nie.',
    driverNote: 'Hinweis für Fahrer',
    driverNoteHint:
      'Etwa „Am Hintereingang klingeln“. Steht ab jetzt in jeder gebuchten Fahrt und lässt sich dort ändern.',
    cancel: 'Zurück',
    save: 'Kunden speichern',
    saving: 'Wird gespeichert …',
  },
  saved: { title: 'Kunde gespeichert', text: (name) => `Die Angaben zu ${name} sind gespeichert.` },
  sharedWith: (names) =>
    `${names.join(', ')} ${names.length === 1 ? 'hat' : 'haben'} dieselbe Nummer: Beim Anruf wird gefragt, wer anruft.`,

  merging: {
    title: (name) => `${name} mit einem anderen Kunden zusammenführen`,
    text: 'Wenn eine Person doppelt angelegt ist. Gespeichert wird, wer zusammengeführt hat, und eine Kopie des Eintrags, der verschwindet.',
    other: 'Der andere Eintrag',
    otherHint: 'Ein Wort des Namens, oder die ersten oder letzten Ziffern der Nummer.',
    choose: 'Wählen Sie mit ↓ und Eingabetaste aus.',
    looking: 'Wird gesucht …',
    noOther: (typed) => `Mit „${typed}“ findet sich kein anderer Kunde.`,
    missing: 'Bitte wählen Sie den anderen Eintrag.',
    result: (name, phones, needs) =>
      `${name} bleibt, mit ${phones.join(' und ')}, ${needs.length === 0 ? 'ohne Bedarf' : needs.join(', ')}, mit den Fahrten und Notizen von beiden und höchstens ${MOST_CUSTOMER_PLACES} Orten.`,
    lostName: (name) => `Der Name ${name} geht verloren.`,
    lostPlaces: (lost) => `Diese Orte gehen verloren: „${lost.join('“, „')}“.`,
    lost: (phones) => `Zu viele Nummern: ${phones.join(', ')} ist danach unbekannt.`,
    noteTooLong: 'Beide Notizen zusammen sind zu lang. Bitte kürzen Sie erst eine davon.',
    submit: 'Zusammenführen',
    submitting: 'Wird zusammengeführt …',
  },
  merged: { title: 'Zusammengeführt', text: (name) => `Beide sind jetzt ${name}.` },
};
