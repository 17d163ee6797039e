import type { LastDone } from '#domain/rides/model/errors/ride-error.ts';
import type { SettingField } from '#domain/rides/model/basics/input-error.ts';
import { DRIVER_SLOTS, PROMISE_SLOTS } from '#domain/rides/model/firm/shift.ts';
import {
  BOOKING_PAUSE,
  FARTHEST_ESTIMATE,
  LONGEST_AREA,
  LONGEST_LABEL,
  LONGEST_PAPER_NAME,
  LONGEST_TRIP_NOTE,
  LONGEST_PLACE,
  LONGEST_PLATE,
  MOST_DISTRICTS,
  MOST_LATER_RIDES,
  MOST_LANDMARKS,
  MOST_RETURNS,
  RETURNS_WINDOW,
  MOST_SEATS,
  REOPEN_SECONDS,
  SHORTEST_CORRECTION,
  SHORTEST_PLACE,
  SIGN_PAUSE,
} from '#domain/rides/model/basics/ride-limits.ts';
import { wholeMinuteFrom } from '#domain/shared/whole-minute.ts';
import type { RideErrorTexts } from './ride-errors-copy.ts';
import { texts as rides } from './rides-copy.de.ts';

const REQUIRED_PLACES = {
  from: 'Bitte geben Sie an, wo die Fahrt beginnt.',
  to: 'Bitte geben Sie an, wohin die Fahrt geht.',
} as const;

const NOW = {
  requested: 'Es wird ein Fahrer gesucht.',
  offered: 'Ein Fahrer wurde gefragt.',
  accepted: 'Sie hat einen Fahrer.',
  on_the_way: 'Der Fahrer ist unterwegs.',
  arrived: 'Der Fahrer ist da.',
  in_progress: 'Der Fahrgast ist im Auto.',
} as const;

const ENDS = {
  completed: 'Sie ist abgeschlossen.',
  cancelled: 'Sie wurde abgesagt.',
  no_show: 'Der Fahrgast ist nicht gekommen.',
  expired: 'Niemand war rechtzeitig frei.',
} as const;

const WHO = {
  passenger: 'Fahrgast',
  driver: 'Fahrer',
  dispatch: 'Zentrale',
  time: 'Zeit abgelaufen',
} as const;
const lastOf = ({ did, by }: LastDone) => `Letzter Schritt: ${rides.steps[did]} (${WHO[by]}).`;

const ENGAGED = {
  ride: 'Der Fahrer hat eine andere Fahrt.',
  'off-duty': 'Der Fahrer ist nicht mehr im Dienst.',
  account: 'Der Fahrer konnte die Fahrt nicht bekommen, vielleicht ist sein Konto gesperrt.',
} as const;
const ELSEWHERE = {
  ride: 'Tragen Sie zuerst das Ende jener Fahrt ein, oder geben Sie diese Fahrt einem anderen Fahrer.',
  'off-duty': 'Bitte geben Sie diese Fahrt einem anderen Fahrer.',
  account: 'Bitte geben Sie diese Fahrt einem anderen Fahrer.',
} as const;
const AGAIN =
  'Wenn der Fahrgast noch eine Fahrt braucht, nehmen Sie „Noch einmal buchen“ auf der Seite dieser Fahrt.';

/** All other settings are numbers. */
const SETTINGS: Partial<Record<SettingField, string>> = {
  timeZone:
    'Bitte geben Sie die Zeitzone mit Region und Stadt ein, zum Beispiel Europe/Berlin. Abkürzungen wie EST und Abstände wie +01:00 kennen keine Sommerzeit.',
  town: `Bitte geben Sie einen Ort mit ${SHORTEST_PLACE} bis ${LONGEST_AREA} Zeichen ein.`,
  districts: `Bitte nennen Sie höchstens ${MOST_DISTRICTS} Stadtteile mit jeweils ${SHORTEST_PLACE} bis ${LONGEST_AREA} Zeichen.`,
  landmarks: `Bitte nennen Sie höchstens ${MOST_LANDMARKS} bekannte Orte mit jeweils ${SHORTEST_PLACE} bis ${LONGEST_AREA} Zeichen.`,
  phoneRequired: 'Bitte wählen Sie, ob eine Nummer nötig ist.',
};

export const texts: RideErrorTexts = {
  'place-required': ({ field }) => REQUIRED_PLACES[field],
  'place-too-short': () =>
    `Ein Ort braucht mindestens ${SHORTEST_PLACE} Zeichen, zum Beispiel Straße und Hausnummer.`,
  'place-too-long': () => `Bitte schreiben Sie einen Ort mit höchstens ${LONGEST_PLACE} Zeichen.`,
  'places-too-many': ({ most }) =>
    `Höchstens ${most} Orte können gespeichert werden. Bitte entfernen Sie einen.`,
  'same-place': () => 'Dort beginnt die Fahrt. Bitte sagen Sie, wohin es geht.',
  'date-required': () => 'Bitte geben Sie ein Datum mit Tag, Monat und Jahr ein.',
  'time-required': () => 'Bitte geben Sie eine Uhrzeit mit Stunden und Minuten ein.',
  'time-skipped': ({ time }) =>
    `${time} Uhr gibt es an diesem Tag nicht, denn die Uhren werden vorgestellt. Bitte geben Sie eine andere Uhrzeit ein.`,
  'time-twice': ({ time }) =>
    `${time} Uhr gibt es an diesem Tag zweimal, denn die Uhren werden zurückgestellt. Bitte wählen Sie, welche Uhrzeit Sie meinen.`,
  'said-out-of-range': ({ from, until }, sayTime) =>
    `Der letzte Eintrag ist von ${sayTime(from)}, und jetzt ist es ${sayTime(until)}. Bitte geben Sie eine Zeit dazwischen ein.`,
  'pick-up-too-soon': ({ from }, sayTime) =>
    `Die früheste Abholung ist ${sayTime(from)}. Bitte wählen Sie diese Zeit oder eine spätere.`,
  'pick-up-too-late': ({ until }, sayTime) =>
    `Die späteste Abholung, die sich jetzt buchen lässt, ist ${sayTime(until)}. Bitte wählen Sie eine frühere, oder buchen Sie näher am Tag.`,
  'people-out-of-range': ({ most }) =>
    `Bitte geben Sie eine Zahl von 1 bis ${most} ein. Für mehr Personen ist eine zweite Fahrt nötig.`,
  'name-required': () => 'Bitte geben Sie einen Namen ein.',
  'phone-required': () => 'Bitte geben Sie eine Telefonnummer ein.',
  'phone-unusable': ({ flaw }) => {
    if (flaw.kind === 'several')
      return `Zwei Nummern: ${flaw.one} und ${flaw.other}. Bitte geben Sie nur eine ein.`;
    if (flaw.kind === 'sign')
      return `„${flaw.what}“ gehört nicht in eine Telefonnummer. Bitte geben Sie Ziffern ein, ein + nur am Anfang, zum Beispiel +49 30 1234567. Eine Durchwahl schreiben Sie als Durchwahl 5.`;
    return flaw.kind === 'too-long'
      ? `${flaw.digits} Ziffern sind zu viele für eine Telefonnummer, die höchstens 15 hat. Bitte prüfen Sie sie.`
      : `${flaw.digits} Ziffern sind zu wenige für eine Telefonnummer. Bitte geben Sie die ganze Nummer ein, eine Nebenstelle Ihrer eigenen Telefonanlage als Durchwahl 0142.`;
  },
  'note-too-short': () =>
    `Bitte sagen Sie in wenigen Worten, warum, mit mindestens ${SHORTEST_CORRECTION} Zeichen.`,
  'phones-unusable': ({ line }) =>
    `„${line}“ ist keine Telefonnummer. Bitte geben Sie eine Nummer je Zeile ein.`,
  'phones-too-many': ({ most }) =>
    `Höchstens ${most} weitere Nummern können gespeichert werden. Bitte entfernen Sie eine.`,
  'driver-note-too-long': () =>
    `Bitte schreiben Sie einen Hinweis mit höchstens ${LONGEST_TRIP_NOTE} Zeichen.`,
  'note-too-long': () => `Bitte schreiben Sie einen Hinweis mit höchstens ${LONGEST_TRIP_NOTE} Zeichen.`,
  'shift-times-unusable': ({ from, until }, sayTime) =>
    `Bitte einen Beginn und ein späteres Ende eingeben, zwischen ${sayTime(from)} und ${sayTime(until)}.`,
  'vehicle-required': () => 'Bitte wählen Sie ein Fahrzeug.',
  'label-required': () => 'Bitte geben Sie dem Fahrzeug einen Namen.',
  'label-too-long': () => `Bitte geben Sie einen Namen mit höchstens ${LONGEST_LABEL} Zeichen ein.`,
  'plate-too-long': () => `Bitte geben Sie ein Kennzeichen mit höchstens ${LONGEST_PLATE} Zeichen ein.`,
  'seats-out-of-range': () => `Bitte geben Sie eine Zahl von 1 bis ${MOST_SEATS} ein.`,
  'setting-unusable': ({ field }) =>
    SETTINGS[field] ?? 'Bitte geben Sie eine Zahl in den genannten Grenzen ein.',
  'legs-required': () => 'Bitte geben Sie mindestens eine Zeit der Hinfahrt ein, zum Beispiel 8:15.',
  'legs-unusable': ({ time }) =>
    `„${time}“ geht nicht. Bitte geben Sie insgesamt höchstens vier Zeiten ein, zum Beispiel 8:15, 14:00; eine Rückfahrt darf ? sein.`,
  'legs-overlap': ({ time }) => `Zwei Fahrten beginnen um ${time}. Bitte geben Sie jeder eine eigene Zeit.`,
  'weekdays-required': () => 'Bitte wählen Sie mindestens einen Wochentag.',
  'day-unusable': ({ day }) =>
    day === ''
      ? 'Bitte geben Sie einen Tag ein.'
      : `„${day}“ ist kein Tag des Kalenders. Bitte geben Sie einen wie 25.12.2026 ein.`,
  'last-before-first': () => 'Bitte wählen Sie einen letzten Tag, der nicht vor dem ersten liegt.',
  'order-too-long': () =>
    'Bitte wählen Sie einen letzten Tag innerhalb eines Jahres nach dem ersten. Der Auftrag lässt sich dann verlängern.',
  'order-too-far': () =>
    'Ein Dauerauftrag kann innerhalb eines Jahres beginnen. Bitte wählen Sie einen früheren ersten Tag.',
  'order-empty': () =>
    'Zwischen dem ersten und dem letzten Tag liegt kein solcher Wochentag. Bitte prüfen Sie beide.',
  'pauses-too-many': ({ most }) => `Höchstens ${most} Pausen sind möglich. Bitte entfernen Sie eine.`,
  'closed-days-too-many': ({ most }) =>
    `Höchstens ${most} geschlossene Tage sind möglich. Bitte entfernen Sie einige.`,

  'ride-taken': () => 'Ein anderer Fahrer war schneller.',
  'ride-changed': (error) => `Diese Fahrt hat sich geändert. ${NOW[error.state]} ${lastOf(error)}`,
  'ride-over': (error) => `Diese Fahrt ist zu Ende. ${ENDS[error.state]} ${lastOf(error)}`,
  'ride-expired': () => 'Diese Anfrage ist beendet. Niemand war rechtzeitig frei. Sie lässt sich neu buchen.',
  'too-early': ({ at }, sayTime) =>
    `Erst ab ${sayTime(at)} möglich. Bitte versuchen Sie es dann noch einmal.`,
  'again-too-soon': () =>
    'Das haben Sie gerade erst getan. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
  'gave-back-just-now': ({ from, many }, sayTime) =>
    `Sie haben ${many ? `${MOST_RETURNS} Fahrten innerhalb von ${RETURNS_WINDOW / 60} Minuten` : 'gerade erst eine Fahrt'} zurückgegeben. Ab ${sayTime(wholeMinuteFrom(from))} können Sie wieder eine annehmen oder zusagen, und was die Zentrale Ihnen anbietet, sofort.`,
  'too-many-steps': () => 'Diese Fahrt wurde zu oft geändert. Sie muss abgesagt und neu gebucht werden.',
  'too-many-changes': () =>
    'Sie haben diese Fahrt so oft geändert, dass nur noch die Zentrale sie ändern kann. Bitte rufen Sie uns an, oder sagen Sie sie ab und buchen Sie eine andere.',
  'estimated-too-often': () =>
    'Die Ankunftszeit dieser Fahrt lässt sich nicht mehr korrigieren. Fahren Sie weiter, und rufen Sie Ihren Fahrgast an, falls Sie später kommen.',
  'arrival-too-late': () =>
    `Weiter als ${FARTHEST_ESTIMATE / 3600} Stunden im Voraus geht es nicht. Wenn Sie so lange brauchen, geben Sie die Fahrt zurück.`,
  'not-on-duty': () => 'Beginnen Sie zuerst Ihren Dienst.',
  'already-driving': () => 'Beenden Sie zuerst Ihre Fahrt.',
  'refused-before': () =>
    'Sie haben diese Fahrt abgelehnt oder zurückgegeben, oder die Zentrale hat Sie abgezogen. Jetzt kann nur noch die Zentrale sie Ihnen geben. Bitte rufen Sie an, wenn Sie sie fahren können.',
  'not-driving': () => 'Sie sind nicht mehr unterwegs. Nehmen Sie diese Fahrt an, statt sie zuzusagen.',
  'promises-full': ({ full }) =>
    full === 'next'
      ? 'Als nächste Fahrt haben Sie schon eine andere zugesagt. Fahren Sie diese zuerst, oder geben Sie sie zurück.'
      : `Sie haben schon ${PROMISE_SLOTS.length} Fahrten zugesagt, mehr sind nicht möglich. Fahren Sie zuerst eine davon, oder geben Sie eine zurück.`,
  'driver-full': () =>
    `Dieser Fahrer hat ${DRIVER_SLOTS.length} zugesagte Fahrten und kann keine weitere bekommen, die jetzt ansteht. Bitte wählen Sie einen anderen.`,
  'driver-off-duty': () => 'Dieser Fahrer ist nicht mehr im Dienst. Bitte wählen Sie einen anderen.',
  'driver-engaged': ({ by, isOver }) => `${ENGAGED[by]} ${isOver ? AGAIN : ELSEWHERE[by]}`,
  'not-taken-back': ({ by }) =>
    by === 'driver'
      ? 'Das lässt sich hier nicht mehr zurücknehmen. Rufen Sie die Zentrale an, sie kann es für Sie tun.'
      : `Eine Fahrt lässt sich bis ${REOPEN_SECONDS / 3600} Stunden nach ihrem Ende wieder öffnen. Berichtigen Sie stattdessen den Ausgang, oder buchen Sie mit „Noch einmal buchen“ eine weitere.`,
  'driver-unavailable': () =>
    'Dieser Fahrer konnte die Fahrt nicht bekommen, vielleicht ist sein Konto gesperrt. Bitte wählen Sie einen anderen.',

  'already-booked': ({ kind }) =>
    kind === 'now'
      ? 'Sie haben schon eine Fahrt. Ändern Sie sie, sagen Sie sie ab, oder buchen Sie eine für später. Für eine zweite jetzt rufen Sie uns an: Die Zentrale kann sie für Sie buchen.'
      : `Sie haben schon ${MOST_LATER_RIDES} Fahrten für später gebucht. Sagen Sie eine davon ab, um eine andere zu buchen, oder rufen Sie uns an: Die Zentrale kann weitere für Sie buchen, auch dieselbe Fahrt jede Woche.`,
  'shift-changed-just-now': () =>
    `Ihre Schicht wurde mehrmals hintereinander geändert. Bitte in ${SIGN_PAUSE} Sekunden noch einmal versuchen.`,
  'booked-just-now': () =>
    `Sie haben gerade erst eine Fahrt gebucht. Bitte warten Sie ${BOOKING_PAUSE} Sekunden, bevor Sie die nächste buchen. Ihre Eingaben bleiben stehen.`,
  'promise-due': () => 'Eine Ihrer Fahrten steht jetzt an. Fahren Sie zuerst los, oder geben Sie sie zurück.',
  'booked-before': () =>
    'Bei einem früheren Versuch wurde schon eine Fahrt gebucht, aber sie ist zu Ende oder anders, als es hier steht. Wenn Sie noch einmal buchen, wird es eine weitere Fahrt.',
  'customer-blocked': ({ name, at }, sayTime) =>
    `${name} hat diese Nummer für telefonische Buchungen gesperrt, ${sayTime(at)}. Aufheben lässt sich das unter „Kunden“.`,
  'order-changed': () =>
    'Ein anderer Disponent hat diesen Dauerauftrag inzwischen geändert. Bitte öffnen Sie ihn neu.',
  'order-full': () =>
    'Dieser Dauerauftrag wurde zu oft geändert. Bitte beenden Sie ihn und legen Sie einen neuen an.',
  'order-person-gone': () =>
    'Der Kunde dieses Dauerauftrags wurde entfernt, oder das Konto ist nicht freigegeben. Bitte beenden Sie den Auftrag, oder legen Sie einen für einen anderen Kunden an.',
  'billing-refused': ({ payer, why }) =>
    ({
      suspended: `Das Konto ${payer} ist gesperrt. Bitte entsperren Sie es, oder lassen Sie den Auftrag anders bezahlen.`,
      answers: `Das Konto ${payer} fragt jetzt, was der Auftrag nicht beantwortet. Bitte öffnen Sie den Auftrag, und beantworten Sie es.`,
      gone: `Das Konto ${payer} ist nicht lesbar. Bitte wählen Sie im Auftrag ein anderes.`,
      'not-set-up': 'Die Einstellungen der Kasse fehlen. Ohne sie geht keine Fahrt auf ein Konto.',
    })[why],
  'closed-days-changed': ({ added, removed }) =>
    `Ein anderer Disponent hat die geschlossenen Tage inzwischen geändert: ${[...added.map((day) => `+ ${day}`), ...removed.map((day) => `− ${day}`)].join(', ')}. Ihre Eingabe steht noch da: Gehen Sie zurück, und speichern Sie erneut, um seine zu ersetzen.`,
  'availability-changed': ({ what, name }) =>
    what === 'hours'
      ? `${name} hat die üblichen Zeiten inzwischen geändert. Ihre Eingabe steht noch da. Speichern Sie sie erneut, um die anderen zu ersetzen.`
      : `${name} hat die Abwesenheiten inzwischen geändert. Ihre Eingabe steht noch da. Bitte speichern Sie sie erneut.`,
  'fleet-full': ({ most }) =>
    `Eine Flotte kann höchstens ${most} Fahrzeuge haben. Bitte nehmen Sie einige aus der Datei.`,
  'rides-not-set-up': () =>
    'Fahrten können noch nicht gebucht werden. Die Administration muss den Dienst zuerst einrichten.',
  'vehicle-of-colleague': () =>
    'Dieses Fahrzeug gehört jemand anderem. Bitte wählen Sie ein anderes, oder fragen Sie die Zentrale danach.',
  'paper-expired': ({ name, of }) =>
    of === 'driver'
      ? `${name}: abgelaufen. Ein Dienst beginnt erst, wenn die Zentrale ein gültiges Papier gesehen und dessen Datum eingetragen hat.`
      : `${name} dieses Fahrzeugs: abgelaufen. Bitte wählen Sie ein anderes, bis die Zentrale das neue Datum eingetragen hat.`,
  'paper-changed': () =>
    'Jemand anderes hat dieses Papier gerade eingetragen. Bitte sehen Sie sich zuerst dessen Datum an.',
  'paper-name-unusable': ({ isKnown }) =>
    isKnown ? 'Ein Papier dieses Namens gibt es schon.' : 'Bitte geben Sie dem Papier einen Namen.',
  'paper-name-too-long': () => `Bitte höchstens ${LONGEST_PAPER_NAME} Zeichen.`,
  'papers-too-many': ({ most }) => `Eine Firma kann höchstens ${most} Arten von Papieren haben.`,
  'paper-day-unusable': () => 'Bitte wählen Sie einen Tag.',
  'vehicle-unavailable': () => 'Dieses Fahrzeug ist nicht mehr verfügbar. Bitte wählen Sie ein anderes.',
};
