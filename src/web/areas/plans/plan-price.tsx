import { Form } from 'react-router';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Button } from '#ui/button.tsx';
import type { PlanPageData } from './load-plan-page.ts';

/** A plan's present price, and the one button that books what is bookable. */
export function PlanPrice({ page }: { page: PlanPageData }) {
  const { price, fromVnd, plan, access } = page;
  const bookings = page.days.flatMap(({ items }) => items).flatMap((item) => item.booked ?? []);
  const booked = bookings.length;
  return (
    <section
      id="gia"
      aria-label="Giá của kế hoạch"
      className="scroll-mt-24 rounded-card border border-line bg-rice p-5"
    >
      <h2 className="text-lg">Giá của kế hoạch</h2>
      {price && price.bookable === 0 && booked > 0 ? (
        <p className="mt-2">
          {price.unpriced > 0
            ? `Đã đặt ${booked} dịch vụ, ${price.unpriced} dịch vụ chưa có giá, xem ghi chú ở từng mục.`
            : `Đã đặt đủ ${booked} dịch vụ của kế hoạch.`}
          {unfinishedWords(bookings.filter(({ hasVoucher }) => !hasVoucher))}
        </p>
      ) : price ? (
        <>
          <p className="mt-2 flex items-baseline justify-between gap-3">
            <span>Tổng những gì đặt được</span>
            <strong className="text-2xl whitespace-nowrap tabular-nums">{formatVnd(price.total)}</strong>
          </p>
          <p className="mt-1 text-sm text-ink-soft">
            Đã gồm thuế phí, cho {plan.party.adults + plan.party.childAges.length} khách.
            {price.dueNow < price.total && ` Trả trước ${formatVnd(price.dueNow)}.`}
            {price.unpriced > 0 && ` ${price.unpriced} dịch vụ chưa có giá, xem ghi chú ở từng mục.`}
          </p>
          {price.bookable > 0 && (
            <Form method="post" className="mt-4">
              <input type="hidden" name="intent" value="book" />
              <Button type="submit" size="lg" className="w-full">
                Đặt tất cả ({price.bookable} dịch vụ)
              </Button>
            </Form>
          )}
        </>
      ) : (
        <>
          {fromVnd > 0 && (
            <p className="mt-2 flex items-baseline justify-between gap-3">
              <span>Giá từ</span>
              <strong className="text-2xl whitespace-nowrap tabular-nums">{formatVnd(fromVnd)}</strong>
            </p>
          )}
          <p className="mt-1 text-sm text-ink-soft">
            {access === 'viewer'
              ? 'Kế hoạch chưa có ngày đi. Bạn chép về rồi chọn ngày để xem giá thật.'
              : 'Chọn ngày đi để xem giá thật, chỗ còn và đặt một lần cho tất cả.'}
          </p>
        </>
      )}
      <p className="mt-4 flex flex-wrap gap-x-5">
        <a
          href={`/chuyen-di/ke-hoach/${plan.slug}/ke-hoach.pdf`}
          className="inline-flex min-h-11 items-center font-semibold text-sea hover:underline"
        >
          Tải bản in PDF
        </a>
        {plan.startsOn && (
          <a
            href={`/chuyen-di/ke-hoach/${plan.slug}/lich.ics`}
            className="inline-flex min-h-11 items-center font-semibold text-sea hover:underline"
          >
            Thêm vào lịch
          </a>
        )}
      </p>
    </section>
  );
}

/** Of bookings that wait for money or an answer; only who may open one is told to. */
function unfinishedWords(waiting: readonly { code: string | null }[]): string {
  if (waiting.length === 0) return '';
  const isOwn = waiting.some(({ code }) => code !== null);
  return ` Trong đó ${waiting.length} dịch vụ chưa xong${isOwn ? ', bạn mở đặt chỗ ở từng mục để làm tiếp' : ''}.`;
}
