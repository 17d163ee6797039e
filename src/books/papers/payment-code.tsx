import { encode } from 'uqr';

interface PaymentCodeProps {
  /** The text that a banking app reads. */
  code: string;
  label: string;
}

/** The blank margin that scanners need around a code, measured in its squares. */
const BORDER = 4;

/** A payment code as a picture, dark on white in every theme. */
export function PaymentCode({ code, label }: PaymentCodeProps) {
  // Banks require this level of error correction, even if a higher level fits.
  const { size, data } = encode(code, { ecc: 'M', boostEcc: false, border: BORDER });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-32 bg-surface text-ink scheme-light forced-color-adjust-none"
    >
      <path fill="currentColor" d={squares.join('')} />
    </svg>
  );
}
