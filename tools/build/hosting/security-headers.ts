import type { Environment } from '../../../src/app/composition/environment.ts';
import { usesAppCheck } from './security-policy.ts';

export interface Header {
  readonly key: string;
  readonly value: string;
}

const TWO_YEARS_SECONDS = 63_072_000;

const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'fullscreen',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Headers that the OWASP Secure Headers project recommends. Each page has its own content security policy. The referrer
 * policy tells the backend our origin, to which the browser key is restricted.
 */
export function securityHeaders(environment: Environment): readonly Header[] {
  const local = environment.backend === 'firebase' && environment.firebase.emulators !== null;
  const headers: Header[] = [
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'X-Frame-Options', value: 'DENY' },
    { key: 'X-Permitted-Cross-Domain-Policies', value: 'none' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
    {
      key: 'Permissions-Policy',
      // The product itself asks for a passenger's location. Its frames may not.
      value: [...UNUSED_FEATURES.map((feature) => `${feature}=()`), 'geolocation=(self)'].join(', '),
    },
  ];
  // A page with this header cannot embed reCAPTCHA's frame, because that frame is sent without the header.
  if (!usesAppCheck(environment))
    headers.push({ key: 'Cross-Origin-Embedder-Policy', value: 'require-corp' });
  if (!local) {
    // There is no `preload`, which would bind the operator's whole domain, not only this host, for months.
    headers.push({
      key: 'Strict-Transport-Security',
      value: `max-age=${TWO_YEARS_SECONDS}; includeSubDomains`,
    });
  }
  return headers;
}
