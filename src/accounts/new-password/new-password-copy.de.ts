import type { newPassword } from './new-password-copy.ts';

export const texts: typeof newPassword = {
  rulesLabel: 'Regeln für das Passwort',
  rules: {
    'min-length': (limit) => `Mindestens ${limit} Zeichen`,
    'max-length': (limit) => `Höchstens ${limit} Zeichen`,
    lowercase: () => 'Ein Kleinbuchstabe',
    uppercase: () => 'Ein Großbuchstabe',
    digit: () => 'Eine Ziffer',
    symbol: () => 'Ein Sonderzeichen, etwa ! oder ?',
  },
  met: ', erfüllt',
  unmet: ', noch nicht erfüllt',
  refused: 'Dieses Passwort erfüllt nicht alle Regeln.',
  progress: (unmet) => {
    if (unmet === 0) return 'Das Passwort erfüllt alle Regeln.';
    return unmet === 1
      ? '1 Regel für das Passwort ist noch nicht erfüllt.'
      : `${unmet} Regeln für das Passwort sind noch nicht erfüllt.`;
  },
};
