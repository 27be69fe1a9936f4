/** What an address says of the reviews that are shown. */
export const reviewKeys = ['reviews', 'reviewMedia', 'reviewSort', 'reviewPage'];
