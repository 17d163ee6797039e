import { MOST_CUSTOMER_PLACES } from '#domain/rides/model/ride-limits.ts';
import type { customers } from './customers-copy.ts';

export const texts: typeof customers = {
  title: 'Kunden',
  lead: 'Wer telefonisch bucht. Beim ersten Anruf legt die Buchung den Kunden an.',
  heading: 'Alle Kunden',
  loading: 'Kunden werden geladen …',
  failed: 'Die Kunden konnten nicht geladen werden.',
  search: 'Kunden suchen',
  searchHint: 'Anfang eines Namens oder einer Telefonnummer.',
  more: 'Es gibt weitere. Eine längere Eingabe findet sie.',
  empty: {
    title: 'Noch keine Kunden',
    text: 'Wer telefonisch bucht, erscheint hier. Sie können Kunden auch aus einer Datei einlesen.',
  },
  nobody: {
    title: 'Niemand gefunden',
    text: (typed) => `Kein Name und keine Nummer beginnt mit „${typed}“.`,
  },
  columns: {
    customer: 'Kunde',
    phone: 'Telefon',
    places: 'Orte',
    note: 'Notiz für die Zentrale',
    last: 'Zuletzt gebucht',
    change: 'Aktionen',
  },
  blocked: 'Gesperrt',
  blockedBy: (name, date) => `Von ${name}, ${date}`,

  edit: 'Ändern',
  editOf: (name) => `${name} ändern`,
  block: 'Sperren',
  blockOf: (name) => `${name} sperren`,
  unblock: 'Entsperren',
  unblockOf: (name) => `${name} entsperren`,
  merge: 'Vereinen',
  mergeOf: (name) => `${name} mit einem anderen Kunden vereinen`,
  blockedNow: {
    title: 'Gesperrt',
    text: (name) => `Für die Nummer von ${name} kann niemand mehr telefonisch buchen.`,
  },
  unblockedNow: { title: 'Entsperrt', text: (name) => `${name} kann wieder telefonisch buchen.` },
  notChanged: (name) => `${name} konnte nicht geändert werden.`,

  form: {
    text: 'Gebuchte Fahrten bleiben, wie sie sind.',
    name: 'Name',
    phone: 'Telefon',
    places: 'Orte',
    placesHint: `Einer je Zeile, höchstens ${MOST_CUSTOMER_PLACES}. Die ersten beiden werden für die nächste Fahrt vorgeschlagen.`,
    note: 'Notiz für die Zentrale',
    noteHint: 'Erscheint, wenn diese Nummer anruft. Fahrer sehen sie nie.',
    cancel: 'Abbrechen',
    save: 'Kunden speichern',
    saving: 'Wird gespeichert …',
  },
  saved: { title: 'Kunde gespeichert', text: (name) => `Die Angaben zu ${name} sind gespeichert.` },

  merging: {
    title: (name) => `${name} mit einem anderen Kunden vereinen`,
    text: 'Wenn eine Person doppelt angelegt ist. Das lässt sich nicht rückgängig machen.',
    other: 'Der andere Eintrag',
    otherHint: 'Tippen Sie den Anfang des Namens oder der Nummer.',
    missing: 'Bitte wählen Sie den anderen Eintrag.',
    result: (name, phone) => `${name}, ${phone} bleibt, mit den Fahrten, Orten und Notizen von beiden.`,
    lost: (phone) => `${phone} ist beim nächsten Anruf unbekannt.`,
    noteTooLong: 'Beide Notizen zusammen sind zu lang. Bitte kürzen Sie erst eine davon.',
    submit: 'Vereinen',
    submitting: 'Wird vereint …',
  },
  merged: { title: 'Vereint', text: (name) => `Beide sind jetzt ${name}.` },
};
