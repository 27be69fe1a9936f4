import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { capitalise } from '#platform/vietnamese/capitalise.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { phoneLink } from '#ui/phone-link.ts';

const row = 'flex min-h-16 items-center justify-between gap-3 py-2 hover:text-sea';

/** Cancels or changes a trip, separate from what is needed on the way. */
export function TripChanges({
  booking: { code, can, refund, paid, choices },
  canChange,
  product,
  phone,
}: {
  booking: Pick<BookingView, 'code' | 'can' | 'refund' | 'paid' | 'choices'>;
  /** Whether the guest can change days or guests online. */
  canChange: boolean;
  product: { title: string; url: string } | null;
  phone: string;
}) {
  const isOpen = can.cancel || canChange;
  // While days are called off there is nothing to come back to.
  if (!isOpen && (!product || choices)) return null;
  return (
    <section aria-labelledby="thay-doi">
      <h2 id="thay-doi" className="text-lg">
        {isOpen ? 'Cần thay đổi?' : 'Đi lần nữa'}
      </h2>
      <div className="mt-3 divide-y divide-line rounded-card border border-line bg-rice px-4 lg:px-5">
        {canChange && (
          <Link to={`/chuyen-di/${code}/doi`} className={row}>
            <Words title="Đổi ngày hoặc số khách" more="Xem chênh lệch trước khi đổi" />
          </Link>
        )}
        {can.cancel && !canChange && (
          <a href={phoneLink(phone)} className={row}>
            <Words
              title="Đổi ngày hoặc số khách"
              more={`Gọi ${phone}, nhân viên báo giá mới trước khi đổi`}
            />
          </a>
        )}
        {product && (
          <Link to={product.url} className={row}>
            <Words title={isOpen ? 'Đặt thêm lần nữa' : 'Xem ngày và giá mới'} more={product.title} />
          </Link>
        )}
        {can.cancel && (
          <Link to={`/chuyen-di/${code}/huy`} className={row}>
            <Words title="Hủy đặt chỗ" more={refundWords(refund, paid)} />
          </Link>
        )}
      </div>
    </section>
  );
}

function Words({ title, more }: { title: string; more: ReactNode }) {
  return (
    <>
      <span>
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-ink-soft">{more}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0" />
    </>
  );
}

/** The refund of a cancellation, and its deadline. */
function refundWords(refund: BookingView['refund'], paidVnd: number): string {
  if (!refund || paidVnd === 0) return 'Bạn chưa trả tiền, hủy không mất phí';
  const share = refund.feeVnd === 0 ? 'hoàn đủ' : 'hoàn';
  const back = refund.refundVnd === 0 ? 'không hoàn tiền' : `${share} ${formatVnd(refund.refundVnd)}`;
  return refund.until ? `Đến ${formatDateTime(refund.until)}: ${back}` : capitalise(back);
}
