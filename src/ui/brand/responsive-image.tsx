import type { ImgHTMLAttributes } from 'react';

/** The widths in which pictures are generated (spec 9). Pixels. */
export const IMAGE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;

/** The widths of small pictures. Pixels. */
export const SMALL_IMAGE_WIDTHS = [16, 32, 48, 64, 96, 128, 256, 384] as const;

/** The quality of the WebP files (spec 9), from 0 to 100. */
export const IMAGE_QUALITY = 75;

interface ResponsiveImageProps extends Omit<
  ImgHTMLAttributes<HTMLImageElement>,
  'className' | 'style' | 'src' | 'srcSet'
> {
  source: (width: number) => string;
  alt: string;
  /** The original's size in pixels. Wider files are not offered, because nothing is scaled up. */
  width: number;
  height: number;
  sizes: string;
  /** The widths to offer; `SMALL_IMAGE_WIDTHS` for small pictures. */
  widths?: readonly number[];
}

/** A picture in several widths. Its space is reserved, so that nothing moves while it loads. */
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
