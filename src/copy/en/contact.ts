/** The contact details. */
export const contact = {
  email: 'Admin contact',
  phone: 'Support phone',
};
