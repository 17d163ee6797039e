import { isKnownRole, type KnownRole, type RegistrableRole, type Role } from '#domain/accounts/model/role.ts';
import { defineCopy } from './language/define-copy.ts';

const ROLES: Readonly<Record<KnownRole, string>> = {
  passenger: 'Passenger',
  driver: 'Driver',
  admin: 'Administrator',
  system_admin: 'System administrator',
};

const ROLE_TEXTS: Readonly<Record<RegistrableRole, string>> = {
  passenger: 'I book rides.',
  driver: 'I drive passengers.',
};

/** The texts of the controls and the page's frame, and the names of the roles. */
export const ui = {
  product: 'Car Booking System',
  skipToContent: 'Skip to content',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps Lock is on',
  dismiss: 'Dismiss',
  loading: 'Loading…',
  notArrived: 'This page could not be loaded. Please check your internet connection and try again.',
  notLoaded: 'This page could not be loaded.',
  reload: 'Reload the page',
  retry: 'Try again',
  language: 'Language',
  languageNotLoaded: (name: string) => `${name} could not be loaded`,
  checkConnection: 'Please check your internet connection and try again.',
  theme: 'Appearance',
  themes: { system: 'Device theme', light: 'Light', dark: 'Dark' },
  roles: ROLES,
  roleTexts: ROLE_TEXTS,
  copyright: (years: string) => `© ${years} Car Booking System`,
};

export const useUiCopy = defineCopy(ui, { de: () => import('./de/ui.ts') });

/** The name of a role; one that the product does not know is shown as it is stored. */
export function useRoleName(): (role: Role) => string {
  const { roles } = useUiCopy();
  return (role) => (isKnownRole(role) ? roles[role] : role);
}
