import { Star } from 'lucide-react';
import { formatNumber } from '#platform/vietnamese/format-number.ts';

const words = [
  { from: 9, word: 'Tuyệt vời' },
  { from: 8, word: 'Rất tốt' },
  { from: 7, word: 'Tốt' },
  { from: 6, word: 'Khá' },
  { from: 0, word: 'Trung bình' },
];

/** The score of a product (1–10) with how many reviews it comes from; nothing before the first review. */
export function Rating({ average, count }: { average: number | null; count: number }) {
  if (average === null || count === 0) return null;
  const word = words.find((entry) => average >= entry.from)?.word ?? '';
  return (
    <p className="flex items-center gap-1.5 text-sm">
      <Star aria-hidden className="size-4 fill-sun text-sun" />
      <span className="font-semibold">{formatNumber(average, { minDecimals: 1 })}</span>
      <span className="text-ink-soft">
        {word} · {count} đánh giá
      </span>
    </p>
  );
}
