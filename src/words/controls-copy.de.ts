import type { controls } from './controls-copy.ts';

export const texts: typeof controls = {
  close: 'Schließen',
  combobox: {
    optionsOf: (label) => `Vorschläge für ${label}`,
    count: (count) => (count === 1 ? '1 Vorschlag' : `${count} Vorschläge`),
    more: 'Es gibt vielleicht weitere. Tippen Sie weiter, um sie zu finden.',
    asTyped: 'Wird so übernommen, steht aber nicht in der Liste.',
    takes: (text) => `Die Eingabetaste nimmt ${text}.`,
    keeps: 'Die Eingabetaste behält Ihren Text. ↓ wählt aus der Liste.',
  },
  rows: { gone: 'Nicht mehr auf der Liste', actions: 'Aktionen' },
  when: {
    today: 'Heute',
    tomorrow: 'Morgen',
    yesterday: 'Gestern',
    hint: 'Zum Beispiel 730, morgen 7:30, di 19 oder +45',
    unreadable: 'Das ist noch keine Zeit. Zum Beispiel: morgen 7:30.',
    timeMissing: 'Es fehlt die Uhrzeit.',
    skipped: (time) => `An diesem Tag überspringen die Uhren ${time}.`,
  },
  day: {
    hint: 'Wie mo, gestern oder 16.11.',
    unreadable: 'Das ist kein Tag. Zum Beispiel: 16.11., mo oder gestern.',
  },
};
