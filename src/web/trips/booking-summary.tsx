import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';

export interface SummaryItem {
  unitId: number;
  productTitle: string;
  unitTitle: string;
  planTitle: string;
  from: string;
  to: string;
  nights: number;
  quantity: number;
  adults: number;
  childAges: number[];
}

/** What was booked: where, what, when and for whom. */
export function BookingSummary({ items }: { items: SummaryItem[] }) {
  return items.map((item) => (
    <section key={`${item.unitId}-${item.from}`} className="rounded-card border border-line bg-rice p-5">
      <h2 className="text-lg">{item.productTitle}</h2>
      <p className="mt-1">
        {item.quantity} × {item.unitTitle}
      </p>
      <p className="text-ink-soft">{item.planTitle}</p>
      <dl className="mt-3 grid grid-cols-2 gap-3">
        <div>
          <dt className="text-sm text-ink-soft">Nhận phòng</dt>
          <dd className="font-semibold">{formatWeekdayDate(item.from)}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">Trả phòng</dt>
          <dd className="font-semibold">{formatWeekdayDate(item.to)}</dd>
        </div>
        <div className="col-span-2">
          <dt className="text-sm text-ink-soft">Khách</dt>
          <dd className="font-semibold">
            {item.adults} người lớn
            {item.childAges.length > 0 &&
              `, ${item.childAges.length} trẻ em (${item.childAges.join(', ')} tuổi)`}{' '}
            · {item.nights} đêm
          </dd>
        </div>
      </dl>
    </section>
  ));
}

/** The code by which a booking is found again. */
export function BookingCode({ code }: { code: string }) {
  return (
    <p className="rounded-control bg-sea-soft px-5 py-3">
      <span className="block text-sm text-ink-soft">Mã đặt chỗ</span>
      <strong data-booking-code={code} className="text-2xl tracking-wider tabular-nums">
        {code}
      </strong>
    </p>
  );
}
