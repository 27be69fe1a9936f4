import type { SupplierView } from '#modules/suppliers/queries/find-supplier-view.ts';
import { formatRange } from '#platform/vietnamese/format-date.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';

type Item = SupplierView['items'][number];

const standings: Record<Item['standing'], [tone: BadgeTone, words: string]> = {
  asked: ['warn', 'Chờ bạn trả lời'],
  awaited: ['warn', 'Chờ bạn xác nhận'],
  declined: ['plain', 'Bạn báo không nhận được'],
  confirmed: ['good', 'Khách sẽ đến'],
  ended: ['plain', 'Không diễn ra'],
  open: ['plain', 'Khách chưa thanh toán'],
};

/** The items of a booking that a supplier provides, without prices. */
export function SupplierItems({ items }: { items: Item[] }) {
  return items.map(({ position, title, unitTitle, planTitle, facts, standing }) => {
    const [tone, words] = standings[standing];
    return (
      <section key={position} className="rounded-card border border-line bg-rice p-5">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h2 className="text-lg">{title}</h2>
          <Badge tone={tone}>{words}</Badge>
        </div>
        <p className="text-ink-soft">
          {unitTitle}, {planTitle}
        </p>
        <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          {facts.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    );
  });
}

/** Items they provided until the guest was moved elsewhere: nobody comes any more. */
export function FormerItems({ items }: { items: SupplierView['former'] }) {
  return items.map(({ title, unitTitle, fromOn, toOn, quantity }, at) => (
    <section key={at} className="rounded-card border border-line bg-rice p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="text-lg">{title}</h2>
        <Badge tone="plain">{standings.ended[1]}</Badge>
      </div>
      <p className="text-ink-soft">
        {quantity} × {unitTitle}, {formatRange(fromOn, toOn)}. Khách đã được chuyển sang nơi khác.
      </p>
    </section>
  ));
}
