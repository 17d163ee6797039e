/** The firm's name, the same in every language. The build puts another one in its place (`tools/build/brand/`). */
export const BRAND_NAME = 'Car Booking System';
