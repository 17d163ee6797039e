/** The configured contact details; the demo values are for local runs only. */
export const contact = {
  email: import.meta.env.VITE_ADMIN_CONTACT_EMAIL ?? 'admin@example.com',
  phone: import.meta.env.VITE_SUPPORT_PHONE ?? '+1 555 0100',
} as const;
