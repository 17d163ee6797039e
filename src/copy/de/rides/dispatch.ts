import type { dispatch } from '../../rides/dispatch.ts';

export const texts: typeof dispatch = {
  title: 'Fahrten',
  pages: { label: 'Seiten der Fahrten', open: 'Offen', history: 'Verlauf', today: 'Heute' },
  notSetUp: 'Noch kann niemand eine Fahrt bestellen, weil die Fahrten nicht eingerichtet sind.',
  toSettings: 'Zu den Einstellungen',
  drivers: { loading: 'Fahrer werden geladen …', failed: 'Die Fahrer konnten nicht geladen werden.' },
  listEnd: (count) => `Diese Liste endet nach ${count} Einträgen, vielleicht fehlen welche.`,
  noZone: 'Die Zeitzone des Dienstes konnte nicht geladen werden. Zeiten sind hier die dieses Geräts.',
  noDays:
    'Die Zeitzone des Dienstes konnte nicht geladen werden. Nur mit ihr lassen sich die Fahrten eines Tages zeigen.',

  columns: {
    rider: 'Fahrgast',
    route: 'Strecke',
    state: 'Stand',
    driver: 'Fahrer',
  },
  passenger: 'Fahrgast',
  noDriver: 'Noch kein Fahrer',
  ahead: (rides) => (rides === 1 ? '1 Fahrt vor sich' : `${rides} Fahrten vor sich`),
  damaged: (fields) => `Fehlt oder ist ungültig: ${fields}.`,
  damagedRide: (id) => `Eintrag ${id}`,

  ride: {
    title: 'Fahrt',
    loading: 'Die Fahrt wird geladen …',
    failed: 'Die Fahrt konnte nicht geladen werden.',
    outdated: 'Die Fahrt konnte nicht neu geladen werden. Was Sie sehen, kann veraltet sein.',
    missing: {
      title: 'Diese Fahrt gibt es nicht',
      text: 'Vielleicht ist der Link falsch geschrieben, oder die Fahrt wurde nie bestellt.',
      back: 'Zurück zu den Fahrten',
    },
    damaged: {
      title: 'Diese Fahrt ist beschädigt',
      text: 'Ihr Eintrag ist nicht lesbar, deshalb lässt sich hier nichts tun. Korrigieren Sie ihn in der Firebase-Konsole.',
    },
    facts: 'Bestellung',
    phone: 'Telefon',
    noPhone: 'Nicht angegeben',
    note: 'Notiz',
    pickup: 'Abholung',
    account: 'Konto',
    toAccount: 'Konto öffnen',
    caller: 'Telefonisch bestellt',
    noDetails: 'Name, Telefon und genaue Orte sind nicht mehr gespeichert oder nicht lesbar.',
    id: 'ID',
    driver: 'Fahrer',
    name: 'Name',
    car: 'Auto',
    eta: 'Kommt voraussichtlich um',
    asked: 'Ein Fahrer wurde gefragt und hat noch nicht geantwortet.',
    terms: 'Zeiten dieser Fahrt',
    history: 'Verlauf',
  },
};
