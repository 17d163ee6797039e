import type { controls } from './controls-copy.ts';

export const texts: typeof controls = {
  close: 'Schließen',
  combobox: {
    optionsOf: (label) => `Vorschläge für ${label}`,
    count: (count) => (count === 1 ? '1 Vorschlag' : `${count} Vorschläge`),
    more: 'Es gibt vielleicht weitere. Tippen Sie weiter, um sie zu finden.',
    asTyped: 'Steht nicht in der Liste und wird so übernommen.',
    takes: (text) => `Die Eingabetaste nimmt ${text}.`,
    keeps: 'Die Eingabetaste behält Ihren Text. ↓ wählt aus der Liste.',
  },
  filters: { more: 'Mehr Filter', fewer: 'Weniger Filter' },
  rows: { gone: 'Nicht mehr auf der Liste', actions: 'Aktionen' },
  when: {
    today: 'Heute',
    tomorrow: 'Morgen',
    hint: 'Zum Beispiel 730, morgen 7:30, di 19 oder +45',
    unreadable: 'Das ist noch keine Zeit. Zum Beispiel: morgen 7:30.',
    timeMissing: 'Es fehlt die Uhrzeit.',
    skipped: (time) => `An diesem Tag überspringen die Uhren ${time}.`,
    now: 'Jetzt, so bald wie möglich',
    notNow: 'Diese Fahrt lässt sich nicht auf „jetzt“ ändern. Bitte eine Uhrzeit eingeben.',
    noSuchDay: (typed) => `Den Tag „${typed}“ gibt es nicht. Bitte das Datum prüfen.`,
    noSuchTime: (typed) =>
      `Die Uhrzeit „${typed}“ gibt es nicht. Stunden gehen bis 24, mit am oder pm bis 12.`,
    asked: 'Was ist gemeint? ↓ führt zur Auswahl.',
    choices: 'Welche Zeit ist gemeint?',
  },
  day: {
    hint: 'Zum Beispiel mo, 16.11. oder 16. Nov',
    unreadable: 'Das ist kein Tag. Zum Beispiel: 16.11. oder mo.',
    ambiguous: (days) => `Das kann ${days.join(' oder ')} sein. Bitte den Monat als Wort schreiben.`,
  },
};
