import type { ErrorTexts } from '../error-texts.ts';

const PASSWORD_ERRORS: Partial<ErrorTexts> = {
  'invalid-credentials': () => 'This is not your current password.',
  'too-many-requests': () => 'There were too many attempts. Please try again later.',
  network: () =>
    'Network error. Please check your internet connection and try again. If your current password is refused then, the new one is in place already.',
};

export const profile = {
  title: 'Your profile',
  lead: 'Who you are here, and how you sign in.',
  nameHeading: 'What you are called',
  name: 'Name',
  nameHint: 'As drivers and passengers see it.',
  saveName: 'Save name',
  saving: 'Saving...',
  nameSaved: 'Name saved',
  nameSavedText: (name: string) => `You are ${name} from now on.`,
  nameLocked: 'You can change your name once an administrator has approved your account.',
  passwordHeading: 'Your password',
  current: 'Current password',
  next: 'New password',
  savePassword: 'Change password',
  passwordSaved: 'Password changed',
  passwordSavedText: 'Other devices have to sign in again.',
  leavingHeading: 'Leaving',
  leaving:
    'You cannot delete your account here. Ask an administrator: your profile, your address and your access are then removed.',
  passwordErrors: PASSWORD_ERRORS,
};
