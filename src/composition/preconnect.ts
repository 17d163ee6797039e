/** The hosts that the first check of an address and a sign-in ask, in this order. */
const HOSTS = ['https://firestore.googleapis.com', 'https://identitytoolkit.googleapis.com'];

/** Opens the connections while the SDK is on its way, so that the first request need not wait for one. */
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
