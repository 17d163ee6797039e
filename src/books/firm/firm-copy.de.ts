import { MOST_YEARS } from '#domain/books/model/basics/book-settings.ts';
import { CURRENCIES } from '#domain/books/model/basics/money.ts';
import type { firm } from './firm-copy.ts';

const TOO_LONG = 'Das ist zu lang.';

export const texts: typeof firm = {
  title: 'Unternehmen und Rechnungen',
  lead: 'Quittungen und Rechnungen nennen das Unternehmen so, wie es bei ihrer Ausstellung war.',
  loading: 'Die Einstellungen werden geladen …',
  failed: 'Die Einstellungen konnten nicht geladen werden.',
  first: 'Noch ist nichts gespeichert. Ohne diese Einstellungen gibt es keine Preise und keine Rechnungen.',
  sections: { firm: 'Das Unternehmen', prices: 'Preise', accountant: 'Für die Buchhaltung' },
  fields: {
    name: {
      label: 'Name des Unternehmens',
      unusable: 'Bitte geben Sie einen Namen mit höchstens 100 Zeichen ein.',
    },
    address: {
      label: 'Anschrift',
      unusable: 'Bitte geben Sie höchstens sechs Zeilen mit höchstens 100 Zeichen ein.',
    },
    email: { label: 'E-Mail', unusable: 'Das ist keine Adresse.' },
    vatId: { label: 'USt-IdNr.', hint: 'Zum Beispiel DE123456789', unusable: TOO_LONG },
    taxNumber: { label: 'Steuernummer', unusable: TOO_LONG },
    iban: {
      label: 'IBAN',
      hint: 'Dorthin überweisen die Rechnungskunden.',
      unusable: 'Das ist keine IBAN: vielleicht ist eine Ziffer falsch.',
    },
    bic: { label: 'BIC', unusable: 'Eine BIC hat acht oder elf Zeichen.' },
    tariff: {
      label: 'Üblicher Tarif',
      hint: 'Der Name eines Tarifs. Der eigene Tarif eines Rechnungskunden geht vor.',
      unusable: TOO_LONG,
    },
    currency: {
      label: 'Währung von Preisen ohne Tarif',
      unusable: `Bitte geben Sie eine von diesen ein: ${CURRENCIES.join(', ')}.`,
    },
    vat: {
      label: 'Steuer in Preisen ohne Tarif',
      hint: 'Zum Beispiel 7 %',
      unusable: 'Bitte geben Sie höchstens 50 Prozent ein.',
    },
    share: {
      label: 'Anteil des Fahrers',
      hint: 'Zum Beispiel 40 %',
      unusable: 'Bitte geben Sie höchstens 100 Prozent ein.',
    },
    years: {
      label: 'Jahre, nach denen Preise und Rechnungen entfernt werden',
      unusable: `Bitte geben Sie eine ganze Zahl von 1 bis ${MOST_YEARS} ein.`,
    },
  },
  noTariff: 'Einen Tarif dieses Namens gibt es nicht.',
  shown: 'Fahrgäste mit Konto sehen Preise vor der Buchung',
  columns: {
    label: 'Spalten der Datei für die Buchhaltung',
    hint: (heads) => `Je Zeile eine, in ihrer Reihenfolge; keine für alle: ${heads}`,
    unknown: (head) => `Eine Spalte „${head}“ gibt es nicht.`,
  },
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  stored: { title: 'Gespeichert', text: 'So steht es ab jetzt auf Quittungen und Rechnungen.' },
};
