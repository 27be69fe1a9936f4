/**
 * Whether a text that is called as a name but for its marks has no others than that: 'hue' and 'Đa Nang' go for 'Huế' and 'Đà Nẵng',
 * 'Huệ' does not. Where in a word a mark stands is the same: 'hoà' and 'hòa'.
 */
export function hasMarksOf(text: string, name: string): boolean {
  const left = marksOf(name);
  return marksOf(text).every((mark) => {
    const at = left.indexOf(mark);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Accents and horns one by one, and the bar of đ. */
function marksOf(text: string): string[] {
  return [...text.normalize('NFD').toLowerCase()].filter((character) => /[\u0300-\u036fđ]/.test(character));
}
