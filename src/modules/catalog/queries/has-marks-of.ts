/**
 * Whether a text that equals a name without diacritics has no diacritics that the name lacks: 'hue' and 'Đa Nang' match 'Huế' and
 * 'Đà Nẵng', 'Huệ' does not. The position of a mark within a word is ignored: 'hoà' equals 'hòa'.
 */
export function hasMarksOf(text: string, name: string): boolean {
  const left = marksOf(name);
  return marksOf(text).every((mark) => {
    const at = left.indexOf(mark);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Combining accents and horns one by one, and the letter đ. */
function marksOf(text: string): string[] {
  return [...text.normalize('NFD').toLowerCase()].filter((character) => /[\u0300-\u036fđ]/.test(character));
}
