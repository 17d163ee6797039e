import type { LandmarkFault } from '#domain/rides/model/firm/parse-landmark.ts';
import type { rideSettings } from './ride-settings-copy.ts';

const FAULTS = {
  half: 'Eine Zahl fehlt. Bitte schreiben Sie beide, zum Beispiel 52.5208, 13.4095, oder lassen Sie sie weg.',
  beyond: 'Zuerst kommt die Breite, höchstens 90 Grad nach Norden oder Süden, dann die Länge, höchstens 180.',
  notation:
    'Bitte schreiben Sie die Koordinaten als zwei einfache Zahlen, zum Beispiel 52.5208, 13.4095, mit Minus für Süden und Westen.',
  nameless: 'Bitte schreiben Sie vor die Koordinaten den Namen des Ortes.',
} satisfies Record<LandmarkFault, string>;

export const texts: typeof rideSettings = {
  title: 'Einstellungen für Fahrten',
  lead: 'So arbeitet dieser Fahrdienst. Bereits gebuchte Fahrten behalten ihre Zeiten.',
  tariffs: 'Tarife',
  loading: 'Einstellungen werden geladen …',
  failed: 'Die Einstellungen konnten nicht geladen werden.',
  heading: 'Einstellungen',
  times: 'Zeiten',
  places: 'Orte und Uhrzeit',
  booking: 'Buchen',
  fields: {
    wait: { label: 'Warten vor der Tür', hint: 'Danach kann gemeldet werden, dass niemand kam.' },
    search: { label: 'Suche nach einem Fahrer', hint: 'Danach endet eine Anfrage, die niemand übernimmt.' },
    deskSearch: {
      label: 'Suche bei Buchung der Zentrale',
      hint: 'So lange nach der Abholzeit bleibt eine solche Fahrt ohne Fahrer auf der Tafel.',
    },
    offer: { label: 'Antwort auf ein Angebot', hint: 'Danach verfällt das Angebot.' },
    offerAhead: {
      label: 'Antwort auf ein Angebot im Voraus',
      hint: 'Ebenso für eine spätere Fahrt, bis man losfahren darf.',
    },
    release: {
      label: 'Früher losfahren',
      hint: 'So lange vor der Abholung darf eine spätere Fahrt beginnen.',
    },
    lead: {
      label: 'Vorbestellen, mindestens vorher',
      hint: 'So lange vor der Abholung können Fahrgäste noch buchen. Die Zentrale kann es immer.',
    },
    horizon: {
      label: 'Vorbestellen, höchstens vorher',
      hint: 'So lange vor der Abholung können Fahrgäste schon buchen, die Zentrale ein Jahr vorher.',
    },
    retention: {
      label: 'Namen und Adressen behalten',
      hint: 'Danach werden Namen, Nummern und genaue Orte einer Fahrt gelöscht.',
    },
    timeZone: {
      label: 'Zeitzone',
      hint: 'Nach der Anmeldung zeigen alle Seiten diese Zeit. Zum Beispiel „Europe/Berlin“.',
    },
    town: {
      label: 'Ihr Ort',
      hint: 'Karten suchen hier nach einer Adresse, die keinen Ort nennt.',
    },
    districts: {
      label: 'Stadtteile',
      hint: 'Einer pro Zeile. Bevor jemand eine Fahrt übernimmt, ist von einer Adresse nur der Stadtteil zu sehen. Steht dort keiner von diesen, ist nichts zu sehen.',
    },
    landmarks: {
      label: 'Bekannte Orte',
      hint: 'Einer pro Zeile, zum Beispiel „Stadtklinik“. Sie werden beim Tippen eines Ortes vorgeschlagen. Mit Koordinaten dahinter, zum Beispiel „Stadtklinik 52.5208, 13.4095“, wird ein Ort auch gefunden, wenn ein Fahrgast seinen Standort verwendet.',
    },
    phoneRequired: {
      label: 'Fahrgäste müssen eine Telefonnummer angeben',
      hint: 'Ohne Nummer kann dann niemand auf diesen Seiten buchen. Gebuchte Fahrten bleiben, wie sie sind.',
    },
  },
  misplaced: (line, fault) => `„${line}“: ${FAULTS[fault]}`,
  location: {
    use: 'Meinen Standort verwenden',
    finding: 'Wird gesucht …',
    noLine: 'Setzen Sie den Cursor in die Zeile des Ortes, an dem Sie sind, und drücken Sie dann den Knopf.',
    failed:
      'Das Gerät verrät seinen Standort nicht oder nur ungenau. Bitte tippen Sie die Koordinaten ein, wie Kartendienste sie anzeigen.',
    found: (landmark) =>
      `Die Koordinaten stehen jetzt in der Zeile „${landmark}“. Speichern Sie, um sie zu behalten.`,
  },
  withUnit: (label, unit) => `${label} (${unit})`,
  units: { seconds: 'Sekunden', minutes: 'Minuten', days: 'Tage' },
  amounts: {
    seconds: (count) => (count === '1' ? '1 Sekunde' : `${count} Sekunden`),
    minutes: (count) => (count === '1' ? '1 Minute' : `${count} Minuten`),
    days: (count) => (count === '1' ? '1 Tag' : `${count} Tage`),
  },
  clock: (zone, now) => `In ${zone} ist es jetzt ${now}.`,
  confirmClock: (zone, now) =>
    `In ${zone} ist es jetzt ${now}. Alle Seiten zeigen dann diese Zeit. Wenn sie stimmt, drücken Sie noch einmal „Speichern“.`,
  outOfRange: (least, most) => `Geben Sie eine ganze Zahl von ${least} bis ${most} ein.`,
  none: 'Keine',
  yes: 'Ja',
  no: 'Nein',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  discard: 'Verwerfen',
  unsaved: 'Diese Änderungen sind von vorhin und noch nicht gespeichert.',
  saved: { title: 'Einstellungen gespeichert', text: 'Sie gelten für neue Buchungen.' },
  readOnly: 'Nur ein Systemadministrator kann diese Einstellungen ändern.',

  setUp: {
    title: 'Fahrten sind nicht eingerichtet',
    text: 'Noch kann niemand eine Fahrt buchen: Die Einstellungen fehlen oder sind nicht lesbar. Beginnen Sie mit den Vorgaben. Danach können Sie alles ändern.',
    timeZone: (name, now) => `Als Zeitzone gilt die dieses Geräts: ${name}. Dort ist es jetzt ${now}.`,
    submit: 'Fahrten einrichten',
    submitting: 'Wird eingerichtet …',
    done: {
      title: 'Fahrten sind eingerichtet',
      text: 'Das sind die Vorgaben. Ändern Sie, was nicht passt.',
    },
    ask: 'Noch kann niemand eine Fahrt buchen: Die Einstellungen fehlen oder sind nicht lesbar. Bitten Sie einen Systemadministrator, die Fahrten auf dieser Seite einzurichten.',
  },
};
