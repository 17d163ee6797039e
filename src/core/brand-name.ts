/** The firm's name, the same in every language. The build can replace it (`tools/build/brand/`). */
export const BRAND_NAME = 'Car Booking System';
