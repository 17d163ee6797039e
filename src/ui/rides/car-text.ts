/** A car by its name and its number plate, of which either may be empty. */
export function carText(label: string, plate: string): string {
  return [label, plate].filter((each) => each !== '').join(', ');
}
