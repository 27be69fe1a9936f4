import { type FactItem, itemFacts } from '#modules/booking/trip/item-facts.ts';

export type SummaryItem = FactItem & {
  unitId: number;
  productTitle: string;
  unitTitle: string;
  planTitle: string;
};

/** What was booked: where, what, when and for whom. */
export function BookingSummary({ items }: { items: SummaryItem[] }) {
  return items.map((item, index) => (
    <section key={index} className="rounded-card border border-line bg-rice p-5">
      <h2 className="text-lg">{item.productTitle}</h2>
      <p className="mt-1">{item.unitTitle}</p>
      <p className="text-ink-soft">{item.planTitle}</p>
      <dl className="mt-3 grid grid-cols-2 gap-3">
        {itemFacts(item).map((fact) => (
          <div key={fact.label} className="last:odd:col-span-2">
            <dt className="text-sm text-ink-soft">{fact.label}</dt>
            <dd className="font-semibold">{fact.value}</dd>
          </div>
        ))}
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
