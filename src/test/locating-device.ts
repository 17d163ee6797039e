import { onTestFinished } from 'vitest';

/** Lets `answers` answer requests for the location of the device, until the test has ended. */
export function locatingDevice(answers: Geolocation['getCurrentPosition']): void {
  const geolocation = { getCurrentPosition: answers };
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'));
}

/** One fixed position, with this accuracy in metres. */
export function positionWithin(accuracy: number): GeolocationPosition {
  const rest = { altitude: null, altitudeAccuracy: null, heading: null, speed: null };
  const coords = { latitude: 52.123456789, longitude: 13.4, accuracy, ...rest };
  return { coords: { ...coords, toJSON: () => coords }, timestamp: 0, toJSON: () => coords };
}
