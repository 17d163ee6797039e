import { MOST_DAYS_AWAY } from '#domain/rides/model/basics/ride-limits.ts';
import type { availability } from './availability-copy.ts';

export const texts: typeof availability = {
  heading: 'Übliche Zeiten und Abwesenheit',
  loading: 'Übliche Zeiten werden geladen...',
  failed: 'Übliche Zeiten und Abwesenheit konnten nicht geladen werden.',
  text: {
    own: 'Das liest die Zentrale, wenn sie für eine spätere Fahrt einen Fahrer sucht. Es sperrt nichts: Sie können jede Fahrt annehmen, und die Zentrale kann Sie jederzeit fragen.',
    driver:
      'Vorschläge für spätere Fahrten nennen diesen Fahrer dann hinter anderen, und wer ihn wählt, muss es bestätigen. Gesperrt ist er nicht.',
  },
  hours: {
    heading: 'Übliche Zeiten',
    example: 'Zum Beispiel 8–16:30, oder 22–6 für eine Nacht.',
    spell: (from, until) => `${from} bis ${until}`,
    night: (from, until) => `${from} bis ${until} am nächsten Tag`,
    wholeDay: 'Der ganze Tag',
    free: 'Arbeitet nicht',
    unusable: 'Bitte Beginn und Ende in Stunden von 0 bis 24 eingeben, etwa 8–16:30, oder nichts.',
    save: 'Übliche Zeiten speichern',
    unchanged: 'Bitte zuerst die Zeiten eines Tages ändern.',
  },
  away: {
    heading: 'Abwesenheit',
    none: 'Es ist keine Abwesenheit gespeichert.',
    days: (first, last) => (first === last ? first : `${first} bis ${last}`),
    first: 'Erster Tag',
    last: 'Letzter Tag',
    lastHint: 'Bleibt das Feld leer, ist es derselbe Tag.',
    add: 'Abwesenheit eintragen',
    remove: 'Entfernen',
    removeOf: (days) => `${days} entfernen`,
    flaws: {
      unreadable: 'Bitte einen Tag eingeben, etwa 24.12.',
      reversed: 'Der letzte Tag liegt vor dem ersten.',
      over: 'Diese Tage sind vorbei.',
      'too-far': 'Bitte Tage in den nächsten zwei Jahren wählen.',
      'too-many': `Es sind schon ${MOST_DAYS_AWAY} Zeiträume gespeichert. Bitte zuerst einen entfernen.`,
    },
  },
  laterNews: {
    heading: 'Spätere Anfragen',
    label: 'Auch außer Dienst über spätere Anfragen benachrichtigen',
    text: 'Höchstens einmal pro Stunde, auf den Geräten mit eingeschalteten Mitteilungen, und nicht über Tage, an denen Sie abwesend sind. Das beginnt, sobald Sie zum ersten Mal ein Auto gewählt haben.',
  },
  saving: 'Wird gespeichert...',
  saved: { title: 'Gespeichert', text: 'Die Zentrale sieht es, wenn sie einen Fahrer sucht.' },
  writtenBy: (name, at) => `Zuletzt geändert von ${name} am ${at}.`,
};
