/** A text without its marks, in its own case: 'Đà Nẵng' is 'Da Nang'. */
export const plainLettersOf = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D');
