import type { csv } from './csv-copy.ts';

export const texts: typeof csv = {
  separator: ';',
  moment: (wallTime) => wallTime.replace(/^(\d+)-(\d+)-(\d+)T/, '$3.$2.$1 '),
  save: 'Als CSV exportieren',
  saving: (done) => `${done} exportiert …`,
  of: (done, all) => `${done} von etwa ${all}`,
  stop: 'Anhalten',
  stopped: (done) =>
    `Angehalten. In der Datei stehen ${done}; ihr Name und ihre letzte Zeile sagen, dass sie unvollständig ist.`,
  stoppedAtOnce: 'Angehalten. Es war noch nichts gelesen, deshalb gibt es keine Datei.',
  incompleteLine: (done) => `Unvollständig: ${done}`,
  incompleteName: (name) => name.replace(/\.csv$/, '-unvollstaendig.csv'),
  unreadable: (count) =>
    count === 1 ? '1 beschädigter Eintrag fehlt darin.' : `${count} beschädigte Einträge fehlen darin.`,
  failed: (done) => `Der Export ist nach ${done} fehlgeschlagen; das Gelesene bleibt erhalten.`,
  failedAtOnce: 'Der Export ist fehlgeschlagen, bevor etwas gelesen war.',
  again: 'Erneut versuchen',
  goOn: 'Dort weitermachen',
  keep: 'Speichern, was da ist',
};
