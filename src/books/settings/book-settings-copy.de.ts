import { LONGEST_FIRM_NAME, MOST_YEARS } from '#domain/books/model/basics/book-settings.ts';
import { MOST_ADDRESS_LINES } from '#domain/books/model/payers/payer.ts';
import type { bookSettings } from './book-settings-copy.ts';

export const texts: typeof bookSettings = {
  title: 'Angaben zur Abrechnung',
  lead: 'Wer der Betrieb auf seinen Papieren ist, und wie er abrechnet.',
  firm: 'Der Betrieb auf seinen Papieren',
  charges: 'Preise',
  loading: 'Die Angaben werden geladen …',
  failed: 'Die Angaben konnten nicht geladen werden.',
  first: 'Noch ist nichts gespeichert. Bis dahin haben Fahrten keine Preise.',
  readOnly: 'Nur ein System-Administrator kann diese Angaben ändern.',
  noTariff: 'Keiner',
  shown: 'Fahrgäste sehen Preise, bevor sie buchen',
  save: 'Angaben speichern',
  saving: 'Wird gespeichert …',
  saved: { title: 'Gespeichert', text: 'Die Angaben zur Abrechnung sind gespeichert.' },
  fields: {
    name: { label: 'Name des Betriebs', hint: 'Wie er auf Quittungen und Rechnungen steht' },
    address: { label: 'Anschrift' },
    email: { label: 'E-Mail' },
    vatId: { label: 'USt-IdNr.' },
    taxNumber: { label: 'Steuernummer' },
    iban: { label: 'IBAN' },
    bic: { label: 'BIC' },
    tariff: { label: 'Üblicher Tarif', hint: 'Für Fahrten ohne Rechnungskunden mit eigenem Tarif' },
    share: { label: 'Anteil des Fahrers', hint: 'An seinen Einnahmen: 40 %' },
    years: { label: 'Jahre der Aufbewahrung', hint: 'Danach werden Preise und Rechnungen entfernt' },
  },
  unusable: {
    name: `Bitte geben Sie einen Namen mit höchstens ${LONGEST_FIRM_NAME} Zeichen ein.`,
    address: `Bitte höchstens ${MOST_ADDRESS_LINES} Zeilen.`,
    email: 'Schreiben Sie sie wie name@example.com',
    vatId: 'Das ist zu lang.',
    taxNumber: 'Das ist zu lang.',
    iban: 'Das ist keine IBAN. Bitte vergleichen Sie sie mit dem Papier der Bank.',
    bic: 'Eine BIC hat 8 oder 11 Buchstaben und Ziffern.',
    tariff: 'Bitte wählen Sie einen Tarif der Liste.',
    share: 'Bitte schreiben Sie einen Prozentsatz wie 40 %.',
    years: `Bitte schreiben Sie Jahre von 1 bis ${MOST_YEARS}.`,
  },
};
