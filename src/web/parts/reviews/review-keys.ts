/** What an address says of the reviews that are shown. */
export const reviewKeys = ['reviews', 'reviewSort', 'reviewPage'];
