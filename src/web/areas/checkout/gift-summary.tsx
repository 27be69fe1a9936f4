import { formatVnd } from '#platform/vietnamese/format-money.ts';

/** Summary of a gift card order: its face value and nothing else. */
export function GiftSummary({
  item,
  total,
}: {
  item: { productTitle: string; unitTitle: string; planTitle: string } | undefined;
  total: number;
}) {
  return (
    <section aria-label="Phiếu quà tặng" className="rounded-card border border-line bg-rice p-5">
      <h2 className="text-lg">{item?.productTitle}</h2>
      <p className="mt-1">{item?.unitTitle}</p>
      <p className="text-ink-soft">{item?.planTitle}</p>
      <p className="mt-3 flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <span className="font-semibold">Tổng cộng</span>
        <strong className="text-xl whitespace-nowrap tabular-nums">{formatVnd(total)}</strong>
      </p>
      <p className="mt-1 text-sm text-ink-soft">Bằng đúng mệnh giá, không thêm phí.</p>
    </section>
  );
}
