import type { ImgHTMLAttributes } from 'react';
import { IMAGE_WIDTHS } from './image-widths.ts';

interface ResponsiveImageProps extends Omit<
  ImgHTMLAttributes<HTMLImageElement>,
  'className' | 'style' | 'src' | 'srcSet'
> {
  /** Where the picture of a given width is. */
  source: (width: number) => string;
  alt: string;
  /** The original's size in pixels. No wider file than the original exists: nothing is scaled up. */
  width: number;
  height: number;
  /** How wide it is shown, as CSS says it. */
  sizes: string;
  /** The widths that are worth offering; `SMALL_IMAGE_WIDTHS` for what is shown small. */
  widths?: readonly number[];
}

/** One picture in the widths that a device may want. Its place is reserved, so nothing shifts while it loads. */
export function ResponsiveImage({
  source,
  alt,
  width,
  height,
  widths = IMAGE_WIDTHS,
  ...rest
}: ResponsiveImageProps) {
  const available = widths.filter((candidate) => candidate <= width);
  const widest = available.at(-1) ?? width;
  return (
    <img
      loading="lazy"
      decoding="async"
      {...rest}
      alt={alt}
      width={width}
      height={height}
      src={source(widest)}
      srcSet={available.map((candidate) => `${source(candidate)} ${candidate}w`).join(', ')}
      className="h-auto w-full"
    />
  );
}
