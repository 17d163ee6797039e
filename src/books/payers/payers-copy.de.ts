import {
  LONGEST_ADDRESS_LINE,
  LONGEST_ANSWER,
  LONGEST_ASK_LABEL,
  LONGEST_PAYER_NAME,
  LONGEST_TERMS,
  LONGEST_WORD,
  MOST_ADDRESS_LINES,
} from '#domain/books/model/payers/payer.ts';
import type { payers } from './payers-copy.ts';

export const texts: typeof payers = {
  sign: ',',
  title: 'Rechnungskunden',
  heading: 'Rechnungskunden',
  keys: [
    { keys: ['j', '↓'], does: 'Nächster Rechnungskunde' },
    { keys: ['k', '↑'], does: 'Voriger Rechnungskunde' },
    { keys: ['e', 'Enter'], does: 'Diesen Rechnungskunden neben der Liste öffnen' },
    { keys: ['n'], does: 'Neuer Rechnungskunde' },
    { keys: ['/'], does: 'Suchen' },
    { keys: ['?'], does: 'Diese Tasten zeigen' },
  ],
  loading: 'Rechnungskunden werden geladen …',
  failed: 'Die Rechnungskunden konnten nicht geladen werden.',
  unreadable: (count) =>
    count === 1
      ? 'Ein Rechnungskunde ist beschädigt und wird nicht gezeigt.'
      : `${count} Rechnungskunden sind beschädigt und werden nicht gezeigt.`,
  full: (most) => `Die Liste zeigt ${most}. Es kann mehr geben.`,
  search: 'Suchen',
  searchHint: 'Die Nummer oder ein Wort des Namens',
  empty: {
    title: 'Noch keine Rechnungskunden',
    text: 'Eine Klinik oder eine Firma, die monatlich zahlt, wird hier angelegt. Dann sind Fahrten auf ihre Rechnung buchbar.',
  },
  none: (find) => ({
    title: 'Kein Rechnungskunde gefunden',
    text: `Keine Nummer und kein Wort eines Namens beginnt mit „${find}“.`,
  }),
  columns: {
    name: 'Rechnungskunde',
    number: 'Nummer',
    asks: 'Fragt nach',
    price: 'Preis',
    terms: 'Zahlbar in',
  },
  mustAnswer: (label) => `${label} (Pflicht)`,
  suspendedBadge: 'Gesperrt',
  usualTariff: 'Üblicher Tarif',
  off: (percent) => `${percent} Rabatt`,
  days: (count) => (count === 1 ? '1 Tag' : `${count} Tagen`),
  add: 'Neuer Rechnungskunde',
  edit: 'Ändern',
  editOf: (name) => `${name} ändern`,
  suspend: 'Sperren',
  suspendOf: (name) => `${name} sperren`,
  resume: 'Entsperren',
  resumeOf: (name) => `${name} entsperren`,
  notChanged: (name) => `${name} konnte nicht geändert werden.`,
  suspended: {
    title: 'Gesperrt',
    text: (name) => `Für ${name} ist keine neue Fahrt buchbar. Gebuchte Fahrten bleiben.`,
  },
  resumed: {
    title: 'Entsperrt',
    text: (name) => `Für ${name} sind wieder Fahrten buchbar.`,
  },
  stored: { title: 'Gespeichert', text: (name) => `${name} ist gespeichert.` },
  open: {
    loading: 'Offene Fahrten und Daueraufträge werden gesucht …',
    failed: 'Was noch offen ist, konnte nicht geladen werden.',
    rides: (count, more) => {
      if (count === 0 && !more) return 'Keine Fahrt ist offen.';
      if (count === 1 && !more) return 'Eine Fahrt ist offen und bleibt:';
      return `${more ? 'Mindestens ' : ''}${count} Fahrten sind offen und bleiben:`;
    },
    ride: (when, from, to) => [when, [from, to].filter(Boolean).join(' → ')].filter(Boolean).join(', '),
    others: (count) => (count === 1 ? 'und eine weitere' : `und ${count} weitere`),
    orders: (count) => {
      if (count === 0) return 'Kein Dauerauftrag läuft auf diese Rechnung.';
      return count === 1
        ? 'Ein Dauerauftrag legt bis zum Entsperren keine Fahrten mehr an:'
        : `${count} Daueraufträge legen bis zum Entsperren keine Fahrten mehr an:`;
    },
  },
  log: {
    heading: 'Was geschah',
    failed: 'Die früheren Änderungen konnten nicht geladen werden.',
    by: (when, who) => (who === null ? when : `${when}, ${who}`),
    begun: (who, when) => (when === null ? `${who} hat ihn angelegt` : `${when}, ${who}: angelegt`),
    became: (label, was, now) => `${label}: ${was} → ${now}`,
    isSo: (is) => (is ? 'ja' : 'nein'),
    nothing: 'nichts',
    earlier: 'Frühere Änderungen',
  },
  form: {
    addText: 'Die Nummer bleibt, sobald sie gespeichert ist, denn Rechnungen nennen sie.',
    editText: 'Gebuchte Fahrten behalten ihre Antworten und ihren Preis.',
    asks: 'Was zu fragen ist',
    asksHint:
      'Höchstens vier, etwa eine Kostenstelle. In einem Muster ist # eine Ziffer und @ ein Buchstabe: KST-#### ist KST-1234.',
    ask: (n) => `Frage ${n}`,
    patternOf: (n) => `Muster ${n}`,
    mustOf: (n) => `${n} ist Pflicht`,
    hidden: 'Preise vor Fahrern und Fahrgästen verbergen',
    names: 'Fahrgäste auf Rechnungen nennen',
    namesText:
      'Nur wenn der Kunde die Namen braucht: Eine ausgestellte Rechnung ändert sich nie. Sie enthält die Namen so lange, wie Bücher aufbewahrt werden, länger als alles andere zu einer Fahrt.',
    cancel: 'Zurück',
    save: 'Speichern',
    saving: 'Wird gespeichert …',
  },
  fields: {
    number: {
      label: 'Nummer',
      hint: 'Buchstaben von A bis Z, Ziffern und Bindestriche, gespeichert in Großbuchstaben',
    },
    name: { label: 'Name' },
    address: { label: 'Anschrift', hint: 'Wie auf einem Umschlag, unter dem Namen' },
    email: { label: 'E-Mail für Rechnungen' },
    vatId: { label: 'USt-IdNr.', hint: 'Beginnt mit dem Land: DE123456789' },
    word: { label: 'Kennwort', hint: 'Anrufende nennen es, sonst gibt es keine Fahrt auf diese Rechnung' },
    tariff: { label: 'Tarif' },
    discount: {
      label: 'Rabatt',
      hint: '5 %, oder leer. Gilt für Preise der Zentrale, nicht für Beträge von Fahrern',
    },
    terms: { label: 'Tage bis zur Zahlung' },
  },
  errors: {
    'number-unusable': () =>
      'Bitte 1 bis 20 Buchstaben von A bis Z, Ziffern und Bindestriche, am Anfang kein Bindestrich.',
    'name-unusable': () => `Bitte einen Namen mit höchstens ${LONGEST_PAYER_NAME} Zeichen eingeben.`,
    'address-unusable': () =>
      `Bitte höchstens ${MOST_ADDRESS_LINES} Zeilen mit je ${LONGEST_ADDRESS_LINE} Zeichen eingeben.`,
    'email-unusable': () => 'Bitte so: name@example.com',
    'vat-id-unusable': () => 'Bitte mit den zwei Buchstaben des Landes beginnen.',
    'label-required': () => 'Wonach wird gefragt?',
    'label-too-long': () => `Bitte höchstens ${LONGEST_ASK_LABEL} Zeichen.`,
    'label-twice': () => 'Danach wird schon gefragt.',
    'pattern-unusable': () =>
      `Bitte höchstens ${LONGEST_ANSWER} einfache Buchstaben, Ziffern, # und @, dazwischen . / _ -`,
    'word-too-long': () => `Bitte höchstens ${LONGEST_WORD} Zeichen.`,
    'tariff-unusable': () => 'Dieser Name ist zu lang.',
    'discount-unusable': () => 'Bitte einen Anteil von 0 bis 100 % mit höchstens einer Nachkommastelle.',
    'terms-unusable': () => `Bitte Tage von 0 bis ${LONGEST_TERMS}.`,
    'payer-exists': () => 'Ein anderer Rechnungskunde hat diese Nummer.',
    'payer-changed': () =>
      'Dieser Rechnungskunde wurde inzwischen geändert. Was Sie nicht berührt haben, ist wie dort gespeichert. Bitte ansehen und noch einmal speichern.',
  },
};
