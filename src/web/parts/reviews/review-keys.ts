/** Query keys of the displayed reviews. */
export const reviewKeys = ['reviews', 'reviewMedia', 'reviewSort', 'reviewPage'];
