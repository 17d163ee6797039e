import { onTestFinished } from 'vitest';

/** A device that answers like this when it is asked where it is, until the test has ended. */
export function locatingDevice(answers: Geolocation['getCurrentPosition']): void {
  const geolocation = { getCurrentPosition: answers };
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'));
}

/** The one place where it ever is, as exactly as this. Metres. */
export function positionWithin(accuracy: number): GeolocationPosition {
  const rest = { altitude: null, altitudeAccuracy: null, heading: null, speed: null };
  const coords = { latitude: 52.123456789, longitude: 13.4, accuracy, ...rest };
  return { coords: { ...coords, toJSON: () => coords }, timestamp: 0, toJSON: () => coords };
}
