/** A text with every letter that was pressed twice once: 'vuuong quoc' is 'vuong quoc'. */
export const withoutDoubled = (text: string): string => text.replace(/(\p{L})\1/giu, '$1');
