import type { keys } from './keys-copy.ts';

export const texts: typeof keys = {
  open: 'Tastenkürzel',
  openBrief: 'Kürzel',
  text: 'Diese Kürzel wirken, solange Sie nicht in ein Feld schreiben.',
  use: 'Kürzel mit einzelnen Tasten verwenden',
  close: 'Schließen',
};
