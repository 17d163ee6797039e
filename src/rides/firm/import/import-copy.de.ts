import type { ImportColumn } from '#domain/rides/model/import/import-line.ts';
import { MOST_LINES } from '#domain/rides/model/ride-limits.ts';
import type { imports } from './import-copy.ts';

const COLUMNS: Readonly<Record<ImportColumn, string>> = {
  label: 'Name',
  plate: 'Kennzeichen',
  colour: 'Farbe',
  seats: 'Plätze',
  needs: 'Nimmt mit',
  name: 'Name',
  phone: 'Telefon',
  places: 'Adresse',
  note: 'Notiz',
};

const named = (columns: readonly ImportColumn[]) =>
  columns.map((column) => `„${COLUMNS[column]}“`).join(', ');
const lines = (count: string) => (count === '1' ? '1 Zeile' : `${count} Zeilen`);

export const texts: typeof imports = {
  open: 'Aus Datei einlesen',
  cars: {
    title: 'Autos einlesen',
    back: 'Zurück zu den Autos',
    lead: 'Aus einer CSV-Datei, wie jede Tabellenkalkulation sie speichert: je Zeile ein Name, ein Kennzeichen und die Zahl der Plätze. Autos werden am Kennzeichen erkannt.',
    template: 'autos.csv',
    header: ['Name', 'Kennzeichen', 'Farbe', 'Plätze', 'Nimmt mit'],
    example: (needs, colour) => ['Ford Transit', 'B-CB 123', colour, '6', needs.slice(0, 2).join(', ')],
  },
  customers: {
    title: 'Kunden einlesen',
    back: 'Zurück zu den Kunden',
    lead: 'Aus einer CSV-Datei, wie jede Tabellenkalkulation sie speichert: je Zeile ein Name und eine Telefonnummer. Kunden werden an der Nummer erkannt.',
    template: 'kunden.csv',
    header: ['Name', 'Telefon', 'Adresse', 'Adresse 2', 'Adresse 3', 'Bedarf', 'Notiz'],
    example: ([need = '']) => ['Karla Kunde', '030 1234', 'Lindenweg 4, Nordstadt', 'Klinikum', '', need, ''],
  },
  separator: ';',
  columns: COLUMNS,
  heading: 'Datei',
  file: 'CSV-Datei',
  fileHint: `Bis zu ${MOST_LINES} Zeilen. Gespeichert wird erst, wenn Sie gesehen haben, was sich ändert.`,
  getTemplate: 'Vorlage herunterladen',

  preview: 'Vorschau',
  comparing: (done, all) => `Vergleich mit dem Bestand: ${done} von ${all}`,
  notCompared: 'Der Vergleich mit dem Bestand ist nicht fertig geworden. Geändert wurde nichts.',
  guessed:
    'Die Datei sagt nichts über ihre Zeichen und wurde so gelesen, wie Windows sie schreibt. Bitte prüfen Sie unten ein paar Namen mit Umlauten.',
  ignored: (columns) => `Nicht gelesen, weil diese Spalten nicht bekannt sind: ${columns}`,
  show: 'Anzeigen',
  states: {
    new: 'Neu',
    update: 'Ändert sich',
    same: 'Unverändert',
    wrong: 'Ausgelassen',
    in: 'Eingelesen',
    unsure: 'Nicht bekannt',
  },
  all: (count) => `Alle Zeilen: ${count}`,
  only: (state, count) => `${state}: ${count}`,
  table: { line: 'Zeile', what: 'Eintrag', state: 'Was geschieht', why: 'Einzelheiten' },
  untitled: 'Ohne Namen',
  more: (count) => `${count} weitere zeigen`,
  changes: (columns) => `Ändert sich: ${columns}`,
  mend: 'Was draußen bleibt, lässt sich in der Datei verbessern; wählen Sie sie dann noch einmal. Was schon eingelesen ist, wird erkannt.',

  submit: (count) => `${lines(count)} einlesen`,
  goOn: (count) => `Mit den übrigen ${lines(count)} weitermachen`,
  importing: (done, all) => `Wird eingelesen: ${done} von ${all}`,
  stop: 'Anhalten',
  nothing: 'Es gibt nichts einzulesen: Jede Zeile ist schon so gespeichert oder bleibt draußen.',
  noneIn: 'Es wurde noch keine Zeile eingelesen.',
  partlyIn: (to, done, left) =>
    `Alles bis Zeile ${to} der Datei ist eingelesen (${done}). Die übrigen ${left} darunter fehlen noch.`,
  unsure: (from, to) =>
    `Das Netz war weg. Ob die Zeilen ${from} bis ${to} der Datei eingelesen sind, ist nicht bekannt; die Zeilen darunter sind es nicht. Diese Seite sieht nach, sobald das Netz wieder da ist, und der Knopf ebenso.`,
  looking: 'Es wird nachgesehen, was gespeichert ist …',
  done: (count) => `${count === '1' ? '1 Zeile ist' : `${count} Zeilen sind`} eingelesen.`,

  refused: (problem) => {
    switch (problem.code) {
      case 'file-large':
        return 'Die Datei ist größer als 10 MB. Bitte speichern Sie nur die nötigen Spalten, oder teilen Sie sie auf.';
      case 'file-workbook':
        return 'Das ist eine Arbeitsmappe und keine CSV-Datei. Wählen Sie in der Tabellenkalkulation „Speichern unter“ und dort CSV, und dann diese Datei.';
      case 'file-unreadable':
        return 'Die Datei ließ sich nicht als Text lesen. Bitte speichern Sie sie noch einmal als CSV und wählen Sie sie erneut.';
      case 'file-empty':
        return 'Unter der ersten Zeile steht nichts. Die erste Zeile benennt die Spalten, die übrigen folgen.';
      case 'columns-missing':
        return `Keine Spalte dieser Datei heißt ${named(problem.columns)}. Die erste Zeile muss die Spalten benennen, wie in der Vorlage.`;
      case 'too-many-lines':
        return `Die Datei hat ${problem.lines} Zeilen; höchstens ${MOST_LINES} lassen sich auf einmal einlesen. Bitte teilen Sie sie in ${Math.ceil(problem.lines / MOST_LINES)} Dateien, jede mit der ersten Zeile.`;
    }
  },
  problem: (error, known) => {
    switch (error.code) {
      case 'plate-required':
        return 'Ein Auto aus einer Datei braucht ein Kennzeichen mit Buchstaben oder Ziffern, damit die nächste Datei es nicht noch einmal anlegt.';
      case 'need-unknown':
      case 'colour-unknown':
        return `„${error.word}“ ist nicht bekannt. Möglich sind: ${known.join(', ')}.`;
      case 'line-repeated':
        return `Dasselbe steht schon in Zeile ${error.line}.`;
    }
  },
};
