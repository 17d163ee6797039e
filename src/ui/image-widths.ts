/** The widths in which pictures exist, and the quality they are written with (spec section 9). */
export const IMAGE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;

/** For pictures that are shown small. */
export const SMALL_IMAGE_WIDTHS = [16, 32, 48, 64, 96, 128, 256, 384] as const;

export const IMAGE_QUALITY = 75;
