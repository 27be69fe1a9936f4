import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ExplainedStart } from '#modules/pricing/try-out/price-year.ts';
import { formatLongDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { useMay } from '../../app/office-data.ts';
import { Badge } from '../../parts/badge.tsx';
import { ButtonLink } from '../../parts/button.tsx';
import { CopyButton } from '../../parts/copy-button.tsx';
import { type TryOut, tryOutAddress } from './read-try-out.ts';
import type { YearDay } from './year-cell.tsx';

/** The lunar day, and the way to the days before and after. */
export function OtherDays({
  tried,
  day,
  before,
  after,
}: {
  tried: TryOut;
  day: YearDay;
  before: string | undefined;
  after: string | undefined;
}) {
  return (
    <span className="flex items-center gap-1.5">
      <Badge tone="mute">âm lịch {day.lunarDate}</Badge>
      {before && (
        <ButtonLink
          to={tryOutAddress(tried, { day: before })}
          size="sm"
          preventScrollReset
          aria-label="Ngày trước"
        >
          <ChevronLeft size={16} aria-hidden />
        </ButtonLink>
      )}
      {after && (
        <ButtonLink
          to={tryOutAddress(tried, { day: after })}
          size="sm"
          preventScrollReset
          aria-label="Ngày sau"
        >
          <ChevronRight size={16} aria-hidden />
        </ButtonLink>
      )}
    </span>
  );
}

type Explained = Extract<ExplainedStart, { ok: true }>;

/** What can be done with a day's price: copied as text with its reasons, or quoted to a guest. */
export function WithThis({
  product,
  day,
  explained,
}: {
  product: { id: number; title: string };
  day: YearDay;
  explained: Explained;
}) {
  const may = useMay();
  const { item } = explained;
  const call = new URLSearchParams({
    ...{ ten: product.title, di: item.from, ve: item.to ?? '', lon: String(item.adults) },
    ...{ tuoi: item.childAges.join(' '), xem: String(product.id), mon: JSON.stringify(item) },
  });
  return (
    <p className="flex flex-wrap gap-2 border-t border-line px-3.5 py-2.5">
      <CopyButton text={wordsOf(product.title, day, explained)}>Chép cách tính</CopyButton>
      {may('booking.sell') && <ButtonLink to={`/khach-goi?${call}`}>Báo giá ngày này</ButtonLink>}
    </p>
  );
}

function wordsOf(
  title: string,
  { day, lunarDate }: YearDay,
  { lines, totalVnd, planTitle }: Explained,
): string {
  return [
    `${title}, ${planTitle}`,
    `${formatLongDate(day)}, âm lịch ${lunarDate}`,
    ...lines.map(
      ({ label, reason, amount }) => `${label}: ${formatNumber(amount)} ₫${reason ? ` (${reason})` : ''}`,
    ),
    `Cộng: ${formatVnd(totalVnd)}`,
  ].join('\n');
}
