import { ThumbsUp } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { showToast } from '#ui/show-toast.ts';
import { useKept } from '#web/parts/device/use-kept.ts';
import { helpfulReviews, rememberHelpful } from './helpful-reviews.ts';
import type { ReviewItem } from './load-reviews.ts';
import { sendVote } from './send-vote.ts';

/** How many found a review helpful, and the button for one more; a plain form that leads back here without script. */
export function HelpfulForm({ review: { id, title, helpfulCount } }: { review: ReviewItem }) {
  const { search } = useLocation();
  const kept = useKept(helpfulReviews);
  const [isSending, setSending] = useState(false);
  const [counted, setCounted] = useState(0);
  const isMarked = isSending || (kept?.includes(id) ?? false);
  const count = Math.max(helpfulCount, counted);
  const vote = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isMarked) return;
    setSending(true);
    const answer = await sendVote(event.currentTarget);
    setSending(false);
    if (!answer.ok) return void showToast({ title: 'Chưa ghi nhận được', text: answer.reason, tone: 'warn' });
    setCounted(answer.helpfulCount);
    rememberHelpful(id);
  };
  return (
    <form
      method="post"
      action={`/danh-gia/${id}/huu-ich`}
      onSubmit={vote}
      className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft"
    >
      <input type="hidden" name="choice" value={search.slice(1)} />
      <button
        type="submit"
        aria-label={`Hữu ích: ${title}`}
        aria-pressed={isMarked}
        aria-disabled={isMarked}
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
    </form>
  );
}
