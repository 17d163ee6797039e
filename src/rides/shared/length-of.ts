/** A duration as text, the same in both languages, such as "17 min", "6 h 48 min" or "6 h". */
export const lengthOf = (minutes: number) =>
  [
    minutes >= 60 && `${Math.floor(minutes / 60)} h`,
    (minutes < 60 || minutes % 60 > 0) && `${minutes % 60} min`,
  ]
    .filter((part) => part !== false)
    .join(' ');
