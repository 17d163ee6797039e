import { LONGEST_TARIFF_NAME, MOST_TARIFFS } from '#domain/books/model/tariffs/tariff.ts';
import { GERMAN } from '#domain/books/model/tariffs/typed-tariff.ts';
import type { FlawTexts, tariffs } from './tariffs-copy.ts';
import { FLAWS as AMOUNT_FLAWS } from '../amount-texts.de.ts';

const FLAWS: FlawTexts = {
  ...AMOUNT_FLAWS,
  required: 'Bitte ausfüllen.',
  unreadable: 'Diese Zeile ist nicht lesbar.',
  negative: 'Ein Preis ist nicht negativ.',
  twice: 'Das steht zweimal da.',
  'too-many': 'Das sind zu viele.',
  'no-other-rates': 'Die anderen Preise sind leer.',
};

export const texts: typeof tariffs = {
  words: GERMAN,
  title: 'Tarife',
  lead: 'Ein Tarif ändert sich nie, damit jeder alte Preis nachgerechnet werden kann. Ein neuer mit seinem Namen ersetzt ihn ab seinem ersten Tag.',
  heading: 'Tarife',
  loading: 'Tarife werden geladen …',
  failed: 'Die Tarife konnten nicht geladen werden.',
  unreadable: (count) =>
    count === 1
      ? 'Ein Tarif ist beschädigt und fehlt hier.'
      : `${count} Tarife sind beschädigt und fehlen hier.`,
  newest: `Nur die neuesten ${MOST_TARIFFS} Tarife stehen hier.`,
  empty: {
    title: 'Noch keine Tarife',
    text: 'Mit einem Tarif berechnet diese Seite, was eine Fahrt kostet.',
  },
  add: 'Neuer Tarif',
  basedOn: 'Neu aus diesem',
  basedOnOf: (name) => `Neu aus diesem: ${name}`,
  from: (day) => `ab ${day}`,
  period: (from, last) => `ab ${from} bis ${last}`,
  states: { valid: 'gültig', coming: 'kommt', past: 'vorbei', withdrawn: 'zurückgezogen' },
  withdrawnBy: (name, when) => `von ${name}, ${when}`,
  withdrawal: {
    title: (name) => `Den Tarif ${name} zurückziehen?`,
    text: 'Für einen Tarif, der versehentlich gespeichert wurde. Ab jetzt berechnet er keine Fahrt, und er bleibt in der Liste. Der Tarif davor endet trotzdem: Speichern Sie einen neuen mit den richtigen Preisen.',
    cancel: 'Zurück',
    submit: 'Zurückziehen',
    withdrawOf: (name) => `${name} zurückziehen`,
    submitting: 'Wird zurückgezogen …',
    done: (name) =>
      `Der Tarif ${name} ist zurückgezogen. Speichern Sie einen neuen mit seinem Namen, wenn danach noch Fahrten berechnet werden.`,
  },
  facts: {
    waiting: 'Warten',
    minimum: 'Mindestpreis',
    rounding: { nearest: 'Gerundet auf', up: 'Aufgerundet auf', down: 'Abgerundet auf' },
    vat: 'Steuer',
    otherRates: 'Andere Preise',
    otherWaiting: 'Andere Preise, Warten',
  },
  fixedPlaces: (count) => `Festpreise zwischen ${count} Orten`,
  form: {
    text: 'Gespeichert lässt er sich nicht mehr ändern. Probieren Sie ihn danach auf dieser Seite aus, und ziehen Sie ihn zurück, wenn er falsch ist.',
    currency: 'Währung',
    unit: 'Strecken in',
    units: { km: 'Kilometern', mi: 'Meilen' },
    how: 'Rundung',
    hows: { nearest: 'kaufmännisch', up: 'auf', down: 'ab' },
    otherRates: 'Andere Preise, für besondere Zeiten',
    cancel: 'Zurück',
    save: 'Tarif speichern',
    saving: 'Wird gespeichert …',
  },
  file: {
    label: 'Festpreise aus einer Datei',
    hint: 'Eine CSV-Datei. Ihre Zeilen stehen danach oben.',
    refused: 'Diese Datei ist nicht lesbar. Bitte speichern Sie sie als CSV.',
  },
  fields: {
    name: { label: 'Name', hint: 'Ein späterer Tarif mit diesem Namen ersetzt diesen.' },
    from: { label: 'Gültig ab' },
    base: { label: 'Grundpreis', hint: '4,30, oder mit der ersten Strecke: 10,00 inkl. 10 km' },
    bands: {
      label: 'Strecke',
      hint: 'Je eine Zeile, die letzte ohne Ende: „bis 3 km: 2,80 je km“, „2,10 je km“, oder „0,20 je angefangene 100 m“',
    },
    waiting: { label: 'Warten', hint: '39,00 je Std. nach 1 min, oder 5,00 je angefangene 30 min' },
    otherBase: { label: 'Grundpreis' },
    otherBands: { label: 'Strecke' },
    otherWaiting: { label: 'Warten' },
    times: {
      label: 'Besondere Zeiten',
      hint: 'Die erste passende Zeile gilt: „Mo-Fr 16:00-20:00: 2,50“, „24.12., 31.12. 18:00-24:00: 50 %“, „täglich 22:00-6:00: andere Preise“',
    },
    extras: {
      label: 'Zuschläge',
      hint: 'Je eine Zeile: „Großraumtaxi: 6,00“, „Mehr als vier Personen: 50 %“',
    },
    minimum: { label: 'Mindestpreis', hint: 'Für Grundpreis und Strecke zusammen' },
    rounding: { label: 'Runden auf', hint: '0,05; leer für die kleinste Münze' },
    vat: { label: 'Steuer im Preis', hint: 'Zum Beispiel 7 %' },
    fixed: {
      label: 'Festpreise',
      hint: 'Zeilen aus einer Tabelle oder CSV-Datei: die erste nennt die Orte nach, die erste Spalte die Orte von.',
    },
  },
  flaws: FLAWS,
  ofLine: (line, why) => (line === '' ? why : `„${line}“: ${why}`),
  errors: {
    'name-unusable': () => `Bitte geben Sie einen Namen mit höchstens ${LONGEST_TARIFF_NAME} Zeichen ein.`,
    'day-unusable': () =>
      'Bitte wählen Sie einen Tag ab heute, oder ab morgen statt eines anderen Tarifs, innerhalb von drei Jahren.',
    'tariff-exists': () =>
      'Dieses Formular wurde vor Ihrer Änderung gespeichert und steht in der Liste. Drücken Sie noch einmal, um auch diesen Tarif zu speichern.',
    'tariff-in-use': () =>
      'Der Preis einer Fahrt beruht auf diesem Tarif. Speichern Sie einen neuen mit seinem Namen, gültig ab morgen.',
    'no-time-zone': () =>
      'Bitte richten Sie zuerst die Fahrten ein: erst dann ist bekannt, wann ein Tag beginnt.',
  },
  stored: { title: 'Gespeichert', text: (name) => `Der Tarif ${name} ist gespeichert.` },
  tryOut: {
    heading: 'Ausprobieren',
    tariff: 'Tarif',
    ride: 'Fahrt',
    hint: '12,4 km, 6 min warten, Dienstag 23:10, Großraumtaxi; oder „Bahnhof nach Flughafen“',
    example: '12,4 km, 6 min warten, Dienstag 23:10',
    missing: 'Bitte ergänzen Sie eine Strecke, oder zwei Orte mit Festpreis.',
    notRead: (part) => `„${part}“ ist nicht lesbar.`,
    result: 'Preis',
    at: (when) => `Abholung ${when}`,
    parts: {
      fixed: 'Festpreis',
      base: 'Grundpreis',
      distance: 'Strecke',
      minimum: 'Bis zum Mindestpreis',
      waiting: 'Warten',
      time: 'Besondere Zeit',
      rounding: 'Rundung',
    },
    total: 'Summe',
    vat: 'davon Steuer',
  },
};
