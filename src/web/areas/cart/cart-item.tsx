import { CalendarX, CircleCheck, Trash2, TrendingDown, TrendingUp } from 'lucide-react';
import { Form, Link } from 'react-router';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { keepNames } from '#platform/vietnamese/keep-names.ts';
import { Notice } from '#ui/notice.tsx';
import { Picture, type PictureSource } from '#ui/picture.tsx';
import { type NearestDay, NearestDays } from '#web/parts/booking/nearest-days.tsx';

interface Item {
  title: string;
  unitTitle: string;
  /** Its terms: with breakfast, refundable; null while it has no price. */
  planTitle: string | null;
  /** Link to the page where it was chosen, with the choice; null without one. */
  href: string | null;
  picture: PictureSource | null;
  /** Date and guests, in a line each. */
  facts: string[];
  /** Until when cancelling refunds how much; null while it has no price. */
  cancellation: { words: string; isFree: boolean } | null;
  amount: number | null;
  /** How much more it costs than when the cart first showed it, in đồng; negative where it costs less. */
  dearerVnd: number;
  /** Its product is no longer on sale. */
  isWithdrawn: boolean;
  refusal: { message: string; nearest: NearestDay[] } | undefined;
}

/** One item of the cart: what, when, at what price, or why it is not available. */
export function CartItem({ item, index }: { item: Item; index: number }) {
  return (
    <article className="rounded-card border border-line bg-rice p-4 lg:p-5">
      <div className="flex gap-3 lg:gap-5">
        {item.picture && (
          <div className="w-20 shrink-0 lg:w-32">
            <Picture
              picture={item.picture}
              sizes="128px"
              ratio="1/1"
              decorative
              className="rounded-control"
            />
          </div>
        )}
        <div className="min-w-0 grow">
          <h2 className="text-lg leading-snug">
            {item.href ? (
              <Link to={item.href} className="hover:text-sea hover:underline">
                {keepNames(item.title)}
              </Link>
            ) : (
              keepNames(item.title)
            )}
          </h2>
          <p className="text-sm text-ink-soft">
            {[item.unitTitle, item.planTitle].filter(Boolean).join(' · ')}
          </p>
          <ul className="mt-1.5 text-sm">
            {item.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
      </div>
      {item.cancellation && <Cancellation {...item.cancellation} />}
      {item.dearerVnd !== 0 && <ChangedPrice byVnd={item.dearerVnd} />}
      {item.refusal && (
        <div className="mt-4">
          <Notice tone="warn" role="alert" title={item.refusal.message}>
            <NearestDays days={item.refusal.nearest} />
          </Notice>
        </div>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-5 border-t border-line pt-2">
        {item.href && (
          <Link
            to={item.href}
            className="inline-flex min-h-11 items-center text-sm font-semibold text-sea hover:underline"
          >
            {item.isWithdrawn ? 'Xem lựa chọn gần giống' : 'Đổi lựa chọn'}
          </Link>
        )}
        <RemoveItem title={item.title} index={index} />
        {item.amount !== null && (
          <strong className="ml-auto text-lg whitespace-nowrap tabular-nums">{formatVnd(item.amount)}</strong>
        )}
      </div>
    </article>
  );
}

function Cancellation({ words, isFree }: NonNullable<Item['cancellation']>) {
  const Icon = isFree ? CircleCheck : CalendarX;
  return (
    <p className={isFree ? 'mt-3 flex gap-2 text-sm text-good' : 'mt-3 flex gap-2 text-sm'}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      {words}
    </p>
  );
}

function ChangedPrice({ byVnd }: { byVnd: number }) {
  const isDearer = byVnd > 0;
  const Icon = isDearer ? TrendingUp : TrendingDown;
  return (
    <p className={isDearer ? 'mt-2 flex gap-2 text-sm font-semibold' : 'mt-2 flex gap-2 text-sm text-good'}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      {`Giá đã ${isDearer ? 'tăng' : 'giảm'} ${formatVnd(Math.abs(byVnd))} so với lúc bạn xem giỏ lần đầu`}
    </p>
  );
}

function RemoveItem({ title, index }: { title: string; index: number }) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="index" value={index} />
      <button
        type="submit"
        aria-label={`Bỏ ${title}`}
        className="inline-flex min-h-11 items-center gap-2 text-sm text-ink-soft hover:text-bad"
      >
        <Trash2 aria-hidden className="size-4" />
        Bỏ
      </button>
    </Form>
  );
}
