/** Whom to ask, where only a person can help. */
export const contact = {
  email: 'Admin contact',
  phone: 'Support phone',
};
