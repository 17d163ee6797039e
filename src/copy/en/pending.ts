export const pending = {
  title: 'Account Pending Approval',
  awaiting: (email: string) =>
    `Your account awaits approval by an administrator. You registered with ${email}.`,
  notify:
    'You will be notified when your account has been approved. This page looks for the decision by itself.',
  contact: 'Questions? We are glad to help:',
  close: 'Close',
  waitingHeading: 'Waiting for approval',
  waitingText: 'Leave this page open, or come back later: it shows the decision as soon as it is made.',
  approvedHeading: 'You are approved',
  approvedText: 'An administrator has approved your account. You can sign in now.',
  rejectedHeading: 'Your account was not approved',
  notFoundHeading: 'Account Not Found',
  failedHeading: 'We cannot look for a decision',
  noAddressHeading: 'Waiting for approval?',
  noAddressText:
    'Sign in with the address you registered with. If your account still awaits approval, we will show you here.',
  signIn: 'Go to sign-in',
  signUp: 'Sign up',
  repair: 'Repair your account',
};
