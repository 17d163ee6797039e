import type { phoneBooking } from './phone-booking-copy.ts';

export const texts: typeof phoneBooking = {
  notSetUp: 'Noch lässt sich nichts buchen, denn Fahrten sind noch nicht eingerichtet.',
  failed: 'Die Einstellungen der Fahrten ließen sich nicht laden.',

  phone: 'Telefon',
  withoutNumber: 'Ohne Nummer',
  orWithoutNumber: (letter) => `Hat der Anrufer keine: „Ohne Nummer“, Alt und ${letter}.`,
  name: 'Name',
  people: 'Personen',
  whenHint: 'Leer: jetzt. Oder 730, di 19, +45',
  needs: 'Was gebraucht wird',
  byAlt: 'Alt und der Buchstabe',
  byAltOfApple: 'Ctrl, Option und der Buchstabe',
  keys: {
    withoutNumber: 'O',
    today: 'U',
    tomorrow: 'M',
    wheelchair: 'R',
    child_seat: 'K',
    luggage: 'G',
    pet: 'T',
    help: 'H',
    only_today: 'N',
    for_good: 'I',
    another: 'A',
  },
  note: 'Hinweis für den Fahrer',
  submit: 'Fahrt buchen',
  submitting: 'Wird gebucht …',
  begun: {
    heading: 'Noch nicht gebucht:',
    headingSent: 'Vielleicht noch nicht gebucht:',
    goOn: 'Weitermachen',
    goOnWith: (what) => `Weitermachen mit ${what}`,
    discard: 'Verwerfen',
    discardOf: (what) => `${what} verwerfen`,
  },

  caller: {
    hint: 'Nummer in jeder Schreibweise, mit oder ohne Ländervorwahl.',
    whole: (name) => `Bekannt: ${name}. Die Eingabetaste füllt die Fahrt aus.`,
    one: (name) =>
      `Bekannt: ${name}. ↓ und Eingabetaste wählen das aus, die Eingabetaste allein behält Ihren Text.`,
    several: (count, orMore) =>
      `${count}${orMore ? ' oder mehr' : ''} bekannte Anrufer: ↓ und Eingabetaste wählen aus, die Eingabetaste allein behält Ihren Text.`,
    manyNamed: 'Viele Menschen haben so einen Namen. Geben Sie mehr davon ein.',
    searching: 'Die Nummer wird gesucht …',
    noted: (note) => `Notiz: ${note}`,
    known: (name, date) => `Bekannt: ${name}, zuletzt gebucht am ${date}.`,
    orImported: (name, date) => `Bekannt: ${name}, gebucht oder eingelesen am ${date}.`,
    otherName: (name) => `Die Nummer gehört zu ${name}. Für wen ist diese Buchung? Bitte unten wählen.`,
    ending: (count, orMore) => {
      if (count === 0) return 'Viele bekannte Nummern enden so. Geben Sie mehr davon ein.';
      return count === 1 && !orMore
        ? 'Eine bekannte Nummer endet so. Mit Pfeiltasten und Eingabetaste wählen oder weitertippen.'
        : `${count}${orMore ? ' oder mehr' : ''} bekannte Nummern enden so. Mit Pfeiltasten und Eingabetaste wählen oder weitertippen.`;
    },
    account: (name, email) =>
      `Konto von ${name}, ${email}: Die Fahrt wird für dieses Konto gebucht. Ruft jemand anderes an, ändern Sie den Namen.`,
    other: (name) => `Nicht für das Konto von ${name}: Wer jetzt anruft, ist beim nächsten Mal bekannt.`,
    unknown: 'Ruft zum ersten Mal an, beim nächsten Mal bekannt.',
    withoutNumber: 'Ein Rückruf ist nicht möglich, und beim nächsten Mal ist dieser Anrufer nicht bekannt.',
    failed: 'Die Nummer ließ sich nicht nachschlagen. Sie können trotzdem buchen.',
  },
  record: {
    whose: (name) => `Ein anderer Name als ${name}`,
    needs: (name) => `Anderer Bedarf als sonst bei ${name}`,
    today: 'Nur heute',
    todayNote: (name) => `Der Eintrag von ${name} bleibt, wie er ist.`,
    good: 'Für immer',
    renamed: (name, typed) => `${name} heißt ab jetzt ${typed}.`,
    newNeeds: (needs) => (needs.length === 0 ? 'Ab jetzt kein Bedarf.' : `Ab jetzt: ${needs.join(', ')}.`),
    another: 'Jemand anderes mit dieser Nummer',
    anotherNote: (typed) => `${typed} bekommt einen eigenen Eintrag.`,
  },
  who: {
    label: 'Wer ruft an?',
    customer: 'Hat schon angerufen',
    account: (email) => `Konto ${email}: Die Fahrt wird dafür gebucht`,
  },
  accountOption: (phone, email) => `${phone}, Konto ${email}`,
  open: {
    heading: 'Offene Fahrten zu dieser Nummer:',
    ride: (at, from, to) => `${at}, ${from} nach ${to}`,
  },
  starting: 'Die Fahrt wird geladen …',
  startFailed: 'Die Fahrt ließ sich nicht laden.',
  gone: 'Diese Fahrt lässt sich hier nicht noch einmal buchen: Name, Telefon und Orte sind nicht mehr gespeichert. Tippen Sie sie bitte ein.',
  unusable: (text) =>
    `Die Seite wurde für „${text}“ geöffnet. Das ist weder eine Telefonnummer noch eine Fahrt.`,
  booked: {
    title: 'Fahrt gebucht',
    now: 'Jetzt',
    text: (when, needs, name, from, to) => `${[when, ...needs].join(', ')}: ${name}, ${from} → ${to}`,
  },
  repeats: {
    heading: 'Noch einmal buchen',
    again: 'Noch einmal buchen',
    return: 'Rückfahrt buchen',
    'next-day': 'Morgen noch einmal',
    dayAfter: 'Am Tag danach noch einmal',
  },
};
