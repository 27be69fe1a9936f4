/**
 * Breaks a text into at most so many lines of a width; the last one ends in '…' when words are left over. `widthOf`
 * measures a text.
 */
export function wrapLines(
  text: string,
  { width, most, widthOf }: { width: number; most: number; widthOf: (text: string) => number },
): string[] {
  const lines: string[] = [];
  for (const word of text
    .normalize('NFC')
    .split(/[ \n]+/)
    .filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  let end = lines[most - 1] ?? '';
  while (end.includes(' ') && widthOf(`${end}…`) > width) end = end.slice(0, end.lastIndexOf(' '));
  return [...lines.slice(0, most - 1), `${end}…`];
}
