/**
 * The normal form in which texts and queries are compared: Latin letters without marks and digits, in lower case,
 * everything else a single space. 'Khách sạn Đà Lạt – 5*' → 'khach san da lat 5'. Identical to search_key() of the
 * database.
 */
export function searchKey(text: string): string {
  return text
    .normalize('NFD')
    .replace(droppedMarks, '')
    .replace(lettersBeyond, (letter) => plainLetters[letter] ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Combining marks, soft hyphens, joiners. */
const droppedMarks = /[\u0300-\u036f\u00ad\u200b-\u200d\u2060\ufeff]+/g;

/** Letters that do not decompose. Ð (Icelandic Eth) and Ɖ pass for Đ in imported text. */
const plainLetters: Record<string, string> = {
  đ: 'd',
  Đ: 'd',
  ð: 'd',
  Ð: 'd',
  ɖ: 'd',
  Ɖ: 'd',
  ø: 'o',
  Ø: 'o',
  ł: 'l',
  Ł: 'l',
  ħ: 'h',
  Ħ: 'h',
  ŧ: 't',
  Ŧ: 't',
  ı: 'i',
  æ: 'ae',
  Æ: 'ae',
  œ: 'oe',
  Œ: 'oe',
  ß: 'ss',
  ẞ: 'ss',
};
const lettersBeyond = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');
