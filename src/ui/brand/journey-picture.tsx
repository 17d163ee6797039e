import { ResponsiveImage } from './responsive-image.tsx';

/** The files that `tools/build/rasterise-journey.ts` drew, by width. */
const FILES = import.meta.glob<string>('./journey/*.webp', { eager: true, query: '?url', import: 'default' });

/** A car on its way through the city. Decoration, on a blue background. */
export function JourneyPicture() {
  return (
    <ResponsiveImage
      alt=""
      source={(width) => FILES[`./journey/${width}.webp`] ?? ''}
      width={1080}
      height={780}
      sizes="(min-width: 64rem) 32rem, 50vw"
    />
  );
}
