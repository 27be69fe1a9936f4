import { ThumbsUp } from 'lucide-react';
import { useEffect } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { notify } from '#ui/notify.ts';
import { useKept } from '../device/use-kept.ts';
import { helpfulReviews, rememberHelpful } from './helpful-reviews.ts';
import type { action } from './helpful-vote.ts';
import type { ReviewItem } from './load-reviews.ts';

/** How many found a review helpful, and the button for one more; a plain form that leads back here without script. */
export function HelpfulForm({ review: { id, title, helpfulCount } }: { review: ReviewItem }) {
  const fetcher = useFetcher<typeof action>();
  const { search } = useLocation();
  const kept = useKept(helpfulReviews);
  const counted = fetcher.data?.helpfulCount;
  useEffect(() => {
    if (counted) rememberHelpful(id);
    else if (counted === null)
      notify({
        title: 'Chưa ghi nhận được',
        text: 'Mạng của bạn vừa gửi nhiều lượt. Bạn thử lại sau nhé.',
        tone: 'warn',
      });
  }, [counted, id]);
  const isSending = fetcher.state !== 'idle';
  const isMarked = isSending || (kept?.includes(id) ?? false);
  const count = Math.max(helpfulCount, counted ?? 0);
  return (
    <fetcher.Form
      method="post"
      action={`/danh-gia/${id}/huu-ich`}
      className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft"
    >
      <input type="hidden" name="choice" value={search.slice(1)} />
      {kept && <input type="hidden" name="by" value="script" />}
      <button
        type="submit"
        aria-label={`Hữu ích: ${title}`}
        aria-pressed={isMarked}
        aria-disabled={isMarked}
        onClick={(event) => isMarked && event.preventDefault()}
        className={classNames(
          'inline-flex min-h-11 items-center gap-2 rounded-control border px-4 font-semibold transition-colors duration-150',
          isMarked
            ? 'border-sea bg-sea-soft text-sea-dark'
            : 'border-line-strong text-ink hover:border-sea hover:text-sea',
        )}
      >
        <ThumbsUp aria-hidden className="size-4" />
        Hữu ích
      </button>
      {count > 0 && <span aria-live="polite">{count} người thấy hữu ích</span>}
    </fetcher.Form>
  );
}
