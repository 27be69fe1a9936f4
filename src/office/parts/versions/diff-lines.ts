/** A line of one of two texts, or of both. */
export interface DiffLine {
  text: string;
  side: 'both' | 'before' | 'after';
}

/** Maximum line pairs to compare; longer texts are shown one after the other. */
const maxPairs = 4_000_000;

/** Line diff of two texts by their longest common subsequence. */
export function diffLines(before: string, after: string): DiffLine[] {
  const [a, b] = [before.split('\n'), after.split('\n')];
  if (a.length * b.length > maxPairs)
    return [
      ...a.map((text) => ({ text, side: 'before' as const })),
      ...b.map((text) => ({ text, side: 'after' as const })),
    ];
  const common = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      (common[i] as Uint16Array)[j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      lines.push({ text: a[i++] ?? '', side: 'both' });
      j++;
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1)))
      lines.push({ text: a[i++] ?? '', side: 'before' });
    else lines.push({ text: b[j++] ?? '', side: 'after' });
  }
  return lines;
}
