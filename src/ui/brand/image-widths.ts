/** The widths and the quality in which pictures are generated (spec section 9). */
export const IMAGE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;

/** For small pictures. */
export const SMALL_IMAGE_WIDTHS = [16, 32, 48, 64, 96, 128, 256, 384] as const;

/** WebP quality, from 0 to 100. */
export const IMAGE_QUALITY = 75;
