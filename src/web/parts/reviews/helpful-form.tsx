import { ThumbsUp } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { showToast } from '#ui/show-toast.ts';
import { deviceStore } from '#web/parts/device/device-store.ts';
import { useDeviceStore } from '#web/parts/device/use-device-store.ts';
import type { ReviewItem } from './load-reviews.ts';

const maxRemembered = 200;

/** The reviews voted helpful on this device, newest first. */
const helpfulReviews = deviceStore('nv_helpful', (stored) =>
  Array.isArray(stored)
    ? (stored.filter((id) => Number.isSafeInteger(id)).slice(0, maxRemembered) as number[])
    : [],
);

type Answer = { ok: true; helpfulCount: number } | { ok: false; reason: string };

/** The number of helpful votes of a review, and the button for one more; without script a plain form that leads back here. */
export function HelpfulForm({ review: { id, title, helpfulCount } }: { review: ReviewItem }) {
  const { search } = useLocation();
  const voted = useDeviceStore(helpfulReviews);
  const [isSending, setSending] = useState(false);
  const [counted, setCounted] = useState(0);
  const isMarked = isSending || (voted?.includes(id) ?? false);
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
          'inline-flex min-h-11 items-center gap-2 rounded-control border px-4 font-semibold moves',
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

/** Remembers a review as voted helpful. */
function rememberHelpful(id: number): void {
  helpfulReviews.change((voted) => (voted.includes(id) ? voted : [id, ...voted].slice(0, maxRemembered)));
}

/** Submits a vote by script and returns the new count, or a Vietnamese reason why it was not counted. */
async function sendVote(form: HTMLFormElement): Promise<Answer> {
  const body = new URLSearchParams({ by: 'script' });
  const reply = await fetch(form.action, { method: 'POST', body }).catch(() => null);
  if (!reply?.ok) return { ok: false, reason: 'Đường truyền vừa bị gián đoạn. Vui lòng thử lại sau.' };
  const { helpfulCount } = (await reply.json()) as { helpfulCount: number | null };
  return helpfulCount === null
    ? { ok: false, reason: 'Mạng của bạn vừa gửi nhiều lượt. Bạn thử lại sau khoảng một giờ.' }
    : { ok: true, helpfulCount };
}
