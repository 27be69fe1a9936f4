import { scoreText, scoreWord } from './score-word.ts';

/** The average score of a product (1–10) with its number of reviews; nothing before the first review. */
export function Rating({ average, count }: { average: number | null; count: number }) {
  if (average === null || count === 0) return null;
  return (
    <p className="rating">
      <b>{scoreText(average)}</b>
      {` ${scoreWord(average)} · ${count}\u00a0đánh\u00a0giá`}
    </p>
  );
}
