import { Form } from 'react-router';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { keepDays } from '#platform/vietnamese/keep-days.ts';
import { Button } from '#ui/button.tsx';
import type { ShownDay, ShownItem } from './shape-days.ts';

/** The price, or why there is none; of the nearest free days those of the plan (`days`, where it may be changed) take the item. */
export function ItemPrice({ item: { id, price, refusal }, days }: { item: ShownItem; days: ShownDay[] }) {
  if (price)
    return (
      <details className="mt-1">
        <summary className="folded-head min-h-11 w-fit list-none font-semibold tabular-nums">
          {formatVnd(price.amount)}
        </summary>
        <ul className="stack-1 text-sm">
          {price.lines.map(({ label, amount, reason }, index) => (
            <li key={index} className="flex justify-between gap-3">
              <span>
                {label}
                {reason && <span className="block text-ink-soft">{reason}</span>}
              </span>
              <span className="whitespace-nowrap tabular-nums">{formatVnd(amount)}</span>
            </li>
          ))}
        </ul>
      </details>
    );
  if (!refusal) return null;
  const open = days.filter(({ date }) => date !== null && refusal.nearest.includes(date));
  return (
    <>
      <p className="mt-1 text-sm text-warn">
        {refusal.message}
        {refusal.nearest.length > 0 && keepDays(` Ngày gần nhất còn chỗ: ${refusal.nearest.join('; ')}.`)}
      </p>
      {open.length > 0 && (
        <Form method="post" className="mt-2 flex flex-wrap gap-2">
          <input type="hidden" name="intent" value="move-item" />
          <input type="hidden" name="id" value={id} />
          {open.map(({ id: to, number }) => (
            <Button key={to} type="submit" name="to" value={to} look="outline" size="sm">
              Chuyển sang ngày {number}
            </Button>
          ))}
        </Form>
      )}
    </>
  );
}
