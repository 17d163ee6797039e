import type { boardKeys } from './board-keys-copy.ts';

export const texts: typeof boardKeys = {
  list: [
    { keys: ['n'], does: 'Fahrt für jemanden am Telefon buchen' },
    {
      keys: ['Alt + A–Z'],
      does: 'In einer Buchung, auch beim Tippen: was diesen Buchstaben zeigt (am Mac dazu Ctrl)',
    },
    { keys: ['j', '↓'], does: 'Nächste Fahrt' },
    { keys: ['k', '↑'], does: 'Vorige Fahrt' },
    { keys: ['o'], does: 'Diese Fahrt einem Fahrer anbieten' },
    { keys: ['a'], does: 'Diese Fahrt einem Fahrer zuteilen' },
    { keys: ['r'], does: 'Den Fahrer von dieser Fahrt abziehen' },
    { keys: ['e'], does: 'Diese Fahrt ändern oder auf eine andere Zeit legen' },
    { keys: ['c'], does: 'Diese Fahrt absagen' },
    { keys: ['b'], does: 'Eine nicht bediente Fahrt noch einmal buchen' },
    { keys: ['w'], does: 'Fahrgast ist fertig: die Rückfahrt buchen, die in dieser Zeile wartet' },
    { keys: ['Enter'], does: 'Diese Fahrt öffnen' },
    { keys: ['t'], does: 'Die Rückfahrt buchen, direkt nach einer Buchung' },
    { keys: ['s'], does: 'Dasselbe noch einmal buchen, direkt nach einer Buchung' },
    { keys: ['u'], does: 'Fahrer wieder abziehen, direkt nach dem Zuteilen oder Anbieten' },
    { keys: ['/'], does: 'Fahrten suchen; dann ↓ zum ersten Treffer, Eingabetaste in den Verlauf' },
    { keys: ['?'], does: 'Diese Kürzel zeigen' },
  ],
};
