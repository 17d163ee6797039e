/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_BACKEND?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  readonly VITE_FIREBASE_APP_CHECK_KEY?: string;
  readonly VITE_AUTH_EMULATOR_URL?: string;
  readonly VITE_FIRESTORE_EMULATOR_HOST?: string;
  readonly VITE_ADMIN_CONTACT_EMAIL?: string;
  readonly VITE_SUPPORT_PHONE?: string;
  readonly VITE_BRAND_LOGO?: string;
  /** With `off`, this build removes the worker of earlier builds (docs/production.md). */
  readonly VITE_WORKER?: string;
  readonly VITE_PUSH_KEY?: string;
  /** The address that mails about decisions come from. Without it, only the identity provider sends mails. */
  readonly VITE_MAIL_FROM?: string;
}
