/** The hosts of the email check and of a sign-in, in the order of their requests. */
const HOSTS = ['https://firestore.googleapis.com', 'https://identitytoolkit.googleapis.com'];

/** Opens the connections while the SDK loads, so that the first request need not wait for one. */
export function preconnect(): void {
  const { VITE_FIREBASE_PROJECT_ID, VITE_AUTH_EMULATOR_URL, VITE_BACKEND } = import.meta.env;
  if (!VITE_FIREBASE_PROJECT_ID || VITE_AUTH_EMULATOR_URL || VITE_BACKEND === 'memory') return;
  for (const host of HOSTS) {
    const link = document.createElement('link');
    link.rel = 'preconnect';
    link.crossOrigin = 'anonymous';
    link.href = host;
    document.head.append(link);
  }
}
