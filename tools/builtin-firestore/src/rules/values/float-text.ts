/** A float as text: `2.0`, `0.5`, `1.0E20`; plain digits from 10^-3 to below 10^7. */
export function floatText(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  if (value === 0) return Object.is(value, -0) ? '-0.0' : '0.0';
  const size = Math.abs(value);
  if (size >= 1e-3 && size < 1e7) return withFraction(String(value));
  const [digits = '', exponent = '0'] = value.toExponential().split('e');
  return `${withFraction(digits)}E${Number(exponent)}`;
}

function withFraction(digits: string): string {
  return digits.includes('.') ? digits : `${digits}.0`;
}
