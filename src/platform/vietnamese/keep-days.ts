/** Facts of a booking whose words are not broken over two lines where they belong together: 'T3, 01/12/2026', '1 trẻ em'. */
export function keepDays(words: string): string {
  return words
    .replaceAll(/(?<=(?:T[2-7]|CN),) (?=\d)/g, '\u00a0')
    .replaceAll(/thứ (?=\p{Lu})/gu, 'thứ\u00a0')
    .replaceAll(/(\d+) trẻ em/g, '$1\u00a0trẻ\u00a0em');
}
