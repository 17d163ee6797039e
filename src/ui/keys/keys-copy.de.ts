import type { keys } from './keys-copy.ts';

export const texts: typeof keys = {
  open: 'Kürzel der Tastatur',
  openBrief: 'Kürzel',
  text: 'Diese Kürzel wirken, solange Sie nicht in ein Feld schreiben.',
  everywhere: [
    { keys: ['g r'], does: 'Zu den offenen Fahrten' },
    { keys: ['g h'], does: 'Zum Verlauf der Fahrten' },
    { keys: ['g p'], does: 'Zum Plan eines Tages' },
    { keys: ['g a'], does: 'Zu den Konten' },
  ],
  use: 'Kürzel mit einzelnen Tasten verwenden',
  close: 'Schließen',
};
