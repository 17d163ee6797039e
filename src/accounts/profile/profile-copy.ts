import { MOST_RENAMES } from '#domain/accounts/model/account-limits.ts';
import type { ErrorTexts } from '#words/errors-copy.ts';
import { defineCopy } from '#words/define-copy.ts';

const PASSWORD_ERRORS: Partial<ErrorTexts> = {
  'invalid-credentials': () => 'This is not your current password.',
  'too-many-requests': () => 'Too many attempts. Please try again later.',
  network: () =>
    'Network error. Please check your internet connection and try again. If your current password is then rejected, the change had already gone through: use the new one.',
};

const DEVICES_ERRORS: Partial<ErrorTexts> = {
  'invalid-credentials': () => 'This is not your password.',
  'too-many-requests': () => 'Too many attempts. Please try again later.',
};

export const profile = {
  title: 'Your profile',
  lead: 'Your name, and how you sign in.',
  nameHeading: 'Your name',
  name: 'Name',
  nameHint: 'Administrators see it and your earlier names.',
  /** Who else sees the name, by the user's role. */
  nameSeenBy: {
    passenger: 'Your drivers see only this one.',
    driver: 'Your passengers see only this one.',
    admin: 'Everyone whose account you decide on sees this one on their profile.',
    system_admin: 'Everyone whose account you decide on sees this one on their profile.',
  },
  saveName: 'Save name',
  saving: 'Saving...',
  nameSaved: 'Name saved',
  nameSavedText: (name: string) => `Your name is now ${name}.`,
  nameLocked: 'You can change your name once an administrator has approved your account.',
  nameUsedUp: `You have changed your name ${MOST_RENAMES} times and cannot change it again. If it is wrong, contact an administrator.`,
  passwordHeading: 'Your password',
  current: 'Current password',
  next: 'New password',
  savePassword: 'Change password',
  passwordSaved: 'Password changed',
  passwordSavedText: 'You will need to sign in again on other devices.',
  devicesHeading: 'Other devices',
  devices:
    'Signed in on someone else’s device, or lost one of yours? Sign out everywhere else; you stay signed in here.',
  signOutElsewhere: 'Sign out everywhere else',
  signingOutElsewhere: 'Signing out...',
  devicesPassword: 'Confirm with your password',
  cancel: 'Back',
  devicesSignedOut: 'Signed out everywhere else',
  devicesSignedOutText:
    'The other devices no longer have access. Pages still open there are signed out within a minute.',
  devicesErrors: DEVICES_ERRORS,
  addressHeading: 'Confirm your email',
  address: (email: string) =>
    `Please confirm that ${email} is yours: send yourself the email, open the link in it, then sign in again.`,
  leavingHeading: 'Closing your account',
  leaving:
    'You cannot close your account here. Ask an administrator to delete your profile, your email address and your access.',
  passwordErrors: PASSWORD_ERRORS,
};

export const useProfileCopy = defineCopy(profile, { de: () => import('./profile-copy.de.ts') });
