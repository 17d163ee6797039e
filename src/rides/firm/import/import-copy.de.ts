import type { ImportColumn } from '#domain/rides/model/import/import-line.ts';
import { MOST_LINES } from '#domain/rides/model/basics/ride-limits.ts';
import type { imports } from './import-copy.ts';

const COLUMNS: Readonly<Record<ImportColumn, string>> = {
  label: 'Name des Fahrzeugs',
  make: 'Marke',
  model: 'Modell',
  plate: 'Kennzeichen',
  colour: 'Farbe',
  seats: 'Plätze',
  active: 'Im Einsatz',
  name: 'Voller Name',
  firstName: 'Vorname',
  lastName: 'Nachname',
  company: 'Firma, wenn ein Name fehlt',
  phone: 'Telefon',
  areaCode: 'Vorwahl',
  places: 'Ganze Adresse',
  street: 'Straße',
  houseNumber: 'Hausnummer',
  flat: 'Wohnung, Stockwerk',
  postcode: 'Postleitzahl',
  town: 'Ort',
  region: 'Bundesstaat',
  needs: 'Bedarf',
  note: 'Notiz',
  driverNote: 'Hinweis für Fahrer',
};

const named = (any: readonly ImportColumn[]) => any.map((column) => `„${COLUMNS[column]}“`).join(' oder ');
const lines = (count: string) => (count === '1' ? '1 Zeile' : `${count} Zeilen`);

export const texts: typeof imports = {
  cars: {
    title: 'Fahrzeuge einlesen',
    back: 'Zurück zu den Fahrzeugen',
    lead: 'Eine CSV-Datei, wie Tabellenkalkulationen und die meisten Programme sie speichern, braucht je Zeile einen Namen, ein Kennzeichen und die Zahl der Plätze. Fahrzeuge werden am Kennzeichen erkannt.',
    template: 'autos.csv',
    header: ['Name', 'Kennzeichen', 'Farbe', 'Plätze', 'Nimmt mit', 'Im Einsatz'],
    example: (needs, colour) => ['Ford Transit', 'B-CB 123', colour, '6', needs.slice(0, 2).join(', '), 'ja'],
  },
  customers: {
    title: 'Kunden einlesen',
    back: 'Zurück zu den Kunden',
    lead: 'Eine CSV-Datei, wie Tabellenkalkulationen, Google Kontakte, Outlook und andere Dispositionsprogramme sie speichern, braucht je Zeile einen Namen und eine Telefonnummer. Kunden werden an Nummer und Name erkannt: Ein anderer Name an einer bekannten Nummer ist eine andere Person.',
    template: 'kunden.csv',
    header: ['Name', 'Telefon', 'Adresse', 'Adresse 2', 'Adresse 3', 'Bedarf', 'Notiz', 'Hinweis für Fahrer'],
    example: ([need = '']) => [
      'Karla Kunde',
      '030 1234',
      'Lindenweg 4, Nordstadt',
      'Klinikum',
      '',
      need,
      '',
      '',
    ],
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
  columnsHeading: 'Spalten der Datei',
  columnsLead:
    'Als was jede Spalte gelesen wird. Ändern Sie, was nicht stimmt; dieses Gerät merkt es sich für Dateien mit denselben Überschriften.',
  header: 'Zeile mit den Überschriften',
  headerHint: 'Zeilen darüber werden nicht eingelesen.',
  headerLine: (line, cells) => `Zeile ${line}: ${cells}`,
  noHeader: 'Keine: Schon die erste Zeile ist ein Eintrag',
  column: (place) => `Spalte ${place}`,
  columnTable: { column: 'In der Datei', samples: 'Erste Zellen', taken: 'Wird gelesen als' },
  takenFor: (column) => `${column} wird gelesen als`,
  leftOut: 'Nicht einlesen',
  empty: 'nichts',
  missing: (lists) =>
    `Wählen Sie oben, welche Spalte ${lists.map(named).join(' ist und welche ')} ist. Danach werden die Zeilen verglichen.`,
  above: (cells) => `Nicht eingelesen, weil es über der Zeile mit den Überschriften steht. Zeile ${cells}`,
  unreadCells: (count) =>
    count === '1'
      ? '1 Zelle wird nicht gespeichert; ihre Zeile unten nennt sie.'
      : `${count} Zellen werden nicht gespeichert; ihre Zeilen unten nennen sie.`,
  unread: 'Nicht gespeichert:',
  zerosLost: (count) =>
    count === '1'
      ? '1 Nummer hat vorn weder Null noch +: Tabellenkalkulationen lassen sie bei Zahlen weg.'
      : `${count} Nummern haben vorn weder Null noch +: Tabellenkalkulationen lassen sie bei Zahlen weg.`,
  putZeros: 'Diesen Nummern eine Null voranstellen',
  zeroLost: (phone) => `Fehlt der Nummer die Null? Gespeichert wird ${phone}.`,
  beside: (names) => `Diese Nummer hat auch ${names}; dieser Eintrag bleibt, wie er ist.`,
  leftNumbers: (numbers) =>
    `${numbers} wird nicht gespeichert: Der bekannte Kunde ist gesperrt oder hat so viele Nummern, wie ein Eintrag fasst.`,
  openQuotation: (cells) =>
    `Ein Anführungszeichen beginnt und endet nicht: ${cells}. Andere Zellen oder Zeilen könnten dazugehören; schließen oder entfernen Sie es in der Datei.`,
  changed: (column) => `${column}:`,
  becomes: 'wird zu',
  answers: { yes: 'ja', no: 'nein' },
  canUndo: 'Falsche Datei? Unten lässt sich alles Eingelesene einen Tag lang zurücknehmen, auf jedem Gerät.',
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
      case 'file-contacts':
        return 'Das ist eine Datei mit Visitenkarten (vCard) und keine CSV-Datei. Lesen Sie sie in Google Kontakte oder Outlook ein, exportieren Sie die Kontakte dort als CSV, und wählen Sie diese Datei.';
      case 'file-empty':
        return 'Unter der Zeile mit den Überschriften steht nichts.';
      case 'too-many-lines':
        return `Die Datei hat ${problem.lines} Zeilen; höchstens ${MOST_LINES} lassen sich auf einmal einlesen. Bitte teilen Sie sie in ${Math.ceil(problem.lines / MOST_LINES)} Dateien, jede mit der ersten Zeile.`;
    }
  },
  undo: {
    heading: 'Eingelesen am letzten Tag',
    lead: 'Wer zurücknimmt, entfernt, was dabei angelegt wurde, und stellt her, was geändert wurde. Was seitdem jemand geändert hat, bleibt und wird genannt.',
    loading: 'Wird geladen …',
    failed: 'Was eingelesen wurde, ließ sich nicht laden.',
    none: 'Am letzten Tag wurde nichts eingelesen.',
    of: (name, at, count) => `${lines(count)}, von ${name}, ${at}`,
    undone: (name, at) => `Zurückgenommen von ${name}, ${at}`,
    press: 'Zurücknehmen',
    pressOf: (at) => `Zurücknehmen, was am ${at} eingelesen wurde`,
    ask: {
      title: 'Alles zurücknehmen?',
      text: (what) =>
        `${what}. Was dabei angelegt wurde, wird entfernt; was geändert wurde, ist wieder wie vorher.`,
      cancel: 'Behalten',
      submit: 'Alles zurücknehmen',
    },
    busy: 'Wird zurückgenommen …',
    done: (removed, restored) => `Zurückgenommen: ${removed} entfernt, ${restored} wie vorher.`,
    left: 'Nicht zurückgenommen:',
    why: {
      changed: 'seitdem hat es jemand geändert',
      gone: 'es ist nicht mehr da',
      used: 'es ist in Gebrauch oder gesperrt',
    },
    failedAt:
      'Das Zurücknehmen ist stehen geblieben. Was zurückgenommen ist, bleibt es; der Knopf macht mit dem Rest weiter.',
  },
  export: {
    cars: {
      file: 'autos.csv',
      saved: (count) =>
        count === '1' ? '1 Fahrzeug steht in der Datei.' : `${count} Fahrzeuge stehen in der Datei.`,
    },
    customers: {
      file: 'kunden.csv',
      saved: (count) =>
        count === '1' ? '1 Kunde steht in der Datei.' : `${count} Kunden stehen in der Datei.`,
    },
  },
  problem: (error, known) => {
    switch (error.code) {
      case 'plate-required':
        return 'Ein Fahrzeug aus einer Datei braucht ein Kennzeichen mit Buchstaben oder Ziffern, damit die nächste Datei es nicht noch einmal anlegt.';
      case 'need-unknown':
      case 'colour-unknown':
        return `„${error.word}“ ist nicht bekannt. Möglich sind: ${known.join(', ')}.`;
      case 'answer-unknown':
        return `„${error.word}“ ist weder ja noch nein.`;
      case 'digits-lost':
        return `„${error.text}“ ist eine Nummer, die die Tabellenkalkulation gekürzt hat; die letzten Ziffern sind verloren. Formatieren Sie die Spalte in der ursprünglichen Datei als Text, und speichern Sie sie noch einmal.`;
      case 'cell-broken':
        return `„${error.text}“ ist ein Fehler der Tabellenkalkulation und kein Text. Bitte verbessern Sie die Zelle.`;
      case 'cell-date':
        return `„${error.text}“ sieht aus wie ein Datum, das die Tabellenkalkulation aus einer Hausnummer wie 5-7 gemacht hat. Formatieren Sie die Spalte als Text, und verbessern Sie die Zelle.`;
      case 'line-repeated':
        return `Dasselbe steht schon in Zeile ${error.line}.`;
    }
  },
};
