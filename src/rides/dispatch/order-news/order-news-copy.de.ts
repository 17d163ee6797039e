import type { orderNews } from './order-news-copy.ts';

export const texts: typeof orderNews = {
  heading: 'Daueraufträge',
  making: (done, all) => `Fahrten aus Daueraufträgen werden angelegt: ${done} von ${all}`,
  missed: (name, time) => `${name}, ${time}: Diese Fahrt hat niemand rechtzeitig angelegt.`,
  makeNow: 'Jetzt anlegen',
  makeNowOf: (name) => `Fahrt von ${name} jetzt anlegen`,
  dismiss: 'Verwerfen',
  dismissOf: (name) => `Fahrt von ${name} verwerfen`,
  dismissBackOf: (name) => `Rückfahrt von ${name} verwerfen`,
  waiting: (name, from, to) => `${name} ruft an, wenn fertig: ${from} → ${to}`,
  due: 'Jetzt fertig',
  dueOf: (name) => `${name} ist fertig: Rückfahrt jetzt buchen`,
  unmade: (name, time, why) => `${name}, ${time}: Die Fahrt konnte nicht angelegt werden. ${why}`,
  unseen: (name, why) => `${name}: Dieser Dauerauftrag ist nicht lesbar und legt keine Fahrten an. ${why}`,
  unlooked: (time) => `Seit ${time} sind die Daueraufträge nicht lesbar und legen keine Fahrten an.`,
  left: (name, rides) =>
    `${name}: ${rides === 1 ? '1 Fahrt folgt' : `${rides} Fahrten folgen`} der letzten Änderung noch nicht.`,
  follow: 'Jetzt anpassen',
  followOf: (name) => `Fahrten von ${name} jetzt an die Änderung anpassen`,
  followed: 'Fahrten angepasst',
  made: 'Fahrt gebucht',
  dismissed: 'Verworfen',
  noReturn: 'In dieser Zeile wartet keine Rückfahrt.',
};
