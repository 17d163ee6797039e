import type { browser } from './browser-copy.ts';

export const texts: typeof browser = {
  withoutScripts:
    'Diese Seite braucht JavaScript, und es ist hier ausgeschaltet. Bitte schalten Sie es für diese Seite ein und laden Sie sie neu.',
  tooOld:
    'Dieser Browser ist zu alt für diese Seite, und Teile davon funktionieren vielleicht nicht. Bitte aktualisieren Sie ihn, oder nehmen Sie einen aktuellen Chrome, Edge, Firefox oder Safari.',
};
