import { lengthOf } from '../length-of.ts';
import type { trip } from './trip-copy.ts';

export const texts: typeof trip = {
  when: 'Wann',
  kinds: { now: 'Jetzt', later: 'Später' },
  choices: 'Übliche Zeiten',
  ahead: (minutes) => `In ${lengthOf(minutes)}`,
  moved: (minutes) => `${lengthOf(Math.abs(minutes))} ${minutes < 0 ? 'früher' : 'später'}`,
  laterFailed: 'Die Zeiten ließen sich nicht laden.',
  day: 'Tag',
  noDay: 'Tag wählen',
  time: 'Uhrzeit',
  hour: 'Uhrzeit: Stunde',
  noHour: 'Stunde',
  minute: 'Uhrzeit: Minute',
  noMinute: 'Minute',
  timeIn: (place) => `Ortszeit in ${place}`,
  turn: (time) => `Welche der beiden Uhrzeiten ${time}?`,
  turns: {
    first: 'Die erste, bevor die Uhren zurückgestellt werden',
    second: 'Die zweite, nachdem sie zurückgestellt wurden',
  },
  note: 'Hinweis für den Fahrer',
  editing: {
    text: 'Hat die Fahrt schon einen Fahrer, sieht er die Änderung sofort. Hat er sie zugesagt, wird er bei einer neuen Zeit um sein Einverständnis gebeten; ist er schon unterwegs, rufen Sie ihn zusätzlich an.',
    loading: 'Die Orte werden geladen …',
    failed: 'Die genauen Orte ließen sich nicht laden.',
    unread: 'Speichern geht erst, wenn die Orte geladen sind.',
    gone: 'Name, Telefon und genaue Orte sind nicht mehr gespeichert, deshalb lässt sich nichts ändern.',
    when: 'Andere Zeit',
    isAt: (time) => `Bisher: ${time}. Zum Beispiel 745, +15, -10 oder morgen 7:30`,
    isNow: 'Bisher: so bald wie möglich. Zum Beispiel 745, +45 oder morgen 7:30',
    now: 'Lieber so bald wie möglich',
    name: 'Name des Fahrgasts',
    phone: 'Telefon des Fahrgasts',
    people: 'Personen',
    needs: 'Bedarf',
    close: 'Verwerfen',
    submit: 'Fahrt speichern',
    submitting: 'Wird gespeichert …',
    own: {
      title: 'Diese Fahrt ändern',
      text: 'Fahrer sehen die Änderung sofort.',
      meanwhile:
        'Jemand anderes hat diese Fahrt inzwischen geändert. Ihre Eingaben sind noch da und würden eine Änderung im selben Feld überschreiben. Drücken Sie noch einmal, um trotzdem zu speichern.',
    },
  },
};
