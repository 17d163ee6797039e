/** A car as its name and number plate, either of which may be empty. */
export function carText(label: string, plate: string): string {
  return [label, plate].filter((each) => each !== '').join(', ');
}
