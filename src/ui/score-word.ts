import { formatNumber } from '#platform/vietnamese/format-number.ts';

const words = [
  { from: 9, word: 'Tuyệt vời' },
  { from: 8, word: 'Rất tốt' },
  { from: 7, word: 'Tốt' },
  { from: 6, word: 'Khá' },
  { from: 0, word: 'Trung bình' },
];

/** The verbal rating of a score (1–10). */
export function scoreWord(average: number): string {
  return words.find((entry) => average >= entry.from)?.word ?? '';
}

/** '8,6'. */
export function scoreText(average: number): string {
  return formatNumber(average, { minDecimals: 1 });
}
