const email = import.meta.env.VITE_ADMIN_CONTACT_EMAIL ?? 'admin@example.com';
const phone = import.meta.env.VITE_SUPPORT_PHONE ?? '+1 555 0100';

/** The configured contact details, and the addresses of links to them. The demo values are for local runs only. */
export const contact = {
  email,
  phone,
  mailHref: `mailto:${email}`,
  phoneHref: `tel:${phone.replaceAll(/[^+\d]/g, '')}`,
} as const;
