import { scoreText, scoreWord } from './score-word.ts';

/** The score of a product (1–10) with how many reviews it comes from; nothing before the first review. */
export function Rating({ average, count }: { average: number | null; count: number }) {
  if (average === null || count === 0) return null;
  return (
    <p className="rating">
      <b>{scoreText(average)}</b>
      {` ${scoreWord(average)} · ${count} đánh giá`}
    </p>
  );
}
