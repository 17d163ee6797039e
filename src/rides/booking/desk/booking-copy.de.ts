import type { booking } from './booking-copy.ts';

export const texts: typeof booking = {
  heading: 'Fahrt buchen',
  another: 'Fahrt für später buchen',
  notSetUp: {
    title: 'Buchen geht noch nicht',
    text: 'Dieser Dienst ist noch nicht eingerichtet. Bis dahin können Sie telefonisch buchen.',
  },

  repeat: 'Eine Ihrer letzten Fahrten buchen',
  repeated: (from, to) => `Eingetragen: ${from} nach ${to}.`,
  from: 'Von',
  fromHint: 'Straße und Hausnummer oder ein Ort, den alle kennen',
  to: 'Nach',
  locate: 'Meinen Standort verwenden',
  locating: 'Wird gesucht …',
  located: 'Ihr Standort wird mitgeschickt. Bitte sagen Sie auch in Worten, wo Sie sind.',
  forget: 'Meinen Standort nicht mitschicken',
  locationProblems: {
    denied:
      'Ihr Browser verrät dieser Seite nicht, wo Sie sind. Sie können das in seinen Einstellungen erlauben oder den Ort eintippen.',
    unknown: 'Ihr Standort war nicht zu finden. Bitte tippen Sie den Ort ein.',
  },
  people: 'Personen',
  needs: 'Was Sie brauchen',
  phone: 'Telefon',
  phoneHint: 'Damit der Fahrer Sie erreicht. Wir merken es uns für das nächste Mal.',
  note: 'Hinweis für den Fahrer',
  noteHint: 'Freiwillig. Zum Beispiel, wo genau Sie warten.',
  submit: 'Fahrt buchen',
  submitting: 'Wird gebucht …',
  payment: 'Preise und Bezahlung gibt es auf dieser Seite nicht. Fragen:',
};
