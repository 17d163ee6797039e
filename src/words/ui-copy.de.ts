import { BRAND_NAME } from '#core/brand-name.ts';
import type { ui } from './ui-copy.ts';

export const texts: typeof ui = {
  product: BRAND_NAME,
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  capsLock: 'Die Feststelltaste ist an',
  dismiss: 'Schließen',
  loading: 'Wird geladen …',
  notLoaded: 'Diese Seite konnte nicht geladen werden.',
  reload: 'Seite neu laden',
  retry: 'Noch einmal versuchen',
  language: 'Sprache',
  languageNotLoaded: (name) => `${name} konnte nicht geladen werden`,
  checkConnection: 'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
  theme: 'Darstellung',
  themes: { system: 'Systemdesign', light: 'Hell', dark: 'Dunkel' },
  copyright: `© 2023–2025 ${BRAND_NAME}`,
};
