import { Trash2 } from 'lucide-react';
import { Form, Link } from 'react-router';
import type { ItemFact } from '#modules/booking/trip/item-facts.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Notice } from '#ui/notice.tsx';

interface Item {
  title: string;
  unitTitle: string;
  /** Back to the page where it was chosen, with the choice. */
  href: string | null;
  facts: ItemFact[];
  amount: number | null;
  refusal: { message: string; nearest: string[] } | undefined;
}

/** One thing in the cart: what, when, for how much, or why it cannot be had. */
export function CartItem({ item, index }: { item: Item; index: number }) {
  return (
    <article className="rounded-card border border-line bg-rice p-5">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-lg">
            {item.href ? (
              <Link to={item.href} className="hover:text-sea hover:underline">
                {item.title}
              </Link>
            ) : (
              item.title
            )}
          </h2>
          <p className="text-ink-soft">{item.unitTitle}</p>
        </div>
        {item.amount !== null && (
          <strong className="text-lg whitespace-nowrap tabular-nums">{formatVnd(item.amount)}</strong>
        )}
      </div>
      <dl className="mt-3 grid gap-3 sm:grid-cols-3">
        {item.facts.map((fact) => (
          <div key={fact.label}>
            <dt className="text-sm text-ink-soft">{fact.label}</dt>
            <dd className="font-semibold">{fact.value}</dd>
          </div>
        ))}
      </dl>
      {item.refusal && (
        <div className="mt-4">
          <Notice tone="warn" role="alert" title={item.refusal.message}>
            {item.refusal.nearest.length > 0 && (
              <p>Ngày gần nhất còn chỗ: {item.refusal.nearest.join('; ')}.</p>
            )}
          </Notice>
        </div>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-6">
        {item.href && (
          <Link
            to={item.href}
            className="inline-flex min-h-11 items-center font-semibold text-sea hover:underline"
          >
            Đổi lựa chọn
          </Link>
        )}
        <Form method="post">
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="index" value={index} />
          <button
            type="submit"
            aria-label={`Bỏ ${item.title}`}
            className="inline-flex min-h-11 items-center gap-2 text-ink-soft hover:text-bad"
          >
            <Trash2 aria-hidden className="size-4" />
            Bỏ
          </button>
        </Form>
      </div>
    </article>
  );
}
