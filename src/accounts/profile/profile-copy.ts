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
  nameHint: 'Administrators see it with your earlier names.',
  /** Who else sees the name, by role. */
  nameSeenBy: {
    passenger: 'Whoever drives you sees it, too.',
    driver: 'Your passengers see it, too.',
    admin: 'It is also on the profile of everybody whose account you decide on.',
    system_admin: 'It is also on the profile of everybody whose account you decide on.',
  },
  saveName: 'Save name',
  saving: 'Saving...',
  nameSaved: 'Name saved',
  nameSavedText: (name: string) => `Your name is now ${name}.`,
  nameLocked: 'You can change your name once an administrator has approved your account.',
  nameUsedUp: `You have changed your name ${MOST_RENAMES} times, and it stays as it is now.`,
  passwordHeading: 'Your password',
  current: 'Current password',
  next: 'New password',
  savePassword: 'Change password',
  passwordSaved: 'Password changed',
  passwordSavedText: 'You will need to sign in again on other devices.',
  devicesHeading: 'Other devices',
  devices:
    'Were you signed in on a device that is not yours, or has one been lost? Sign out everywhere else; you stay signed in here.',
  signOutElsewhere: 'Sign out everywhere else',
  signingOutElsewhere: 'Signing out...',
  devicesPassword: 'Confirm with your password',
  cancel: 'Cancel',
  devicesSignedOut: 'Signed out everywhere else',
  devicesSignedOutText: 'The other devices no longer have access. Their pages say so within a minute.',
  devicesErrors: DEVICES_ERRORS,
  addressHeading: 'Confirm your email',
  address: (email: string) =>
    `Nobody has confirmed yet that ${email} is yours. Open the link in the email that we send you, then sign in again: after that, administrators see it and this note is gone.`,
  leavingHeading: 'Closing your account',
  leaving:
    'You cannot delete your account here. Ask an administrator to remove your profile, your email and your access.',
  passwordErrors: PASSWORD_ERRORS,
};

export const useProfileCopy = defineCopy(profile, { de: () => import('./profile-copy.de.ts') });
