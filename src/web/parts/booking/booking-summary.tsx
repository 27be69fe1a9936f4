import { type FactItem, itemFacts } from '#modules/booking/trip/item-facts.ts';
import { keepDays } from '#platform/vietnamese/keep-days.ts';
import { keepNames } from '#platform/vietnamese/keep-names.ts';
import { Picture, type PictureSource } from '#ui/picture.tsx';
import { factLines } from './fact-lines.ts';

export type SummaryItem = FactItem & {
  productId: number;
  unitId: number;
  productTitle: string;
  unitTitle: string;
  planTitle: string;
};

/** Characters that fit beside another fact: an address has a row of its own. */
const longest = 32;

/** What was booked: place, item, dates and guests, with its first picture where `pictures` has it. */
export function BookingSummary({
  items,
  pictures = {},
}: {
  items: SummaryItem[];
  pictures?: Record<number, PictureSource>;
}) {
  return items.map((item, index) => (
    <section key={index} className="rounded-card border border-line bg-rice p-4 lg:p-5">
      <div className="flex gap-3">
        <Thumbnail picture={pictures[item.productId]} />
        <div className="min-w-0">
          <h2 className="text-lg leading-snug">{keepNames(item.productTitle)}</h2>
          <p className="mt-1">{item.unitTitle}</p>
          <p className="text-ink-soft">{item.planTitle}</p>
        </div>
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-3">
        {itemFacts(item).map((fact) => (
          <div key={fact.label} className={fact.value[longest] ? 'col-span-2' : 'last:odd:col-span-2'}>
            <dt className="text-sm text-ink-soft">{fact.label}</dt>
            <dd className="font-semibold">{keepDays(fact.value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}

/** Several items in one card, beside their price: picture, names and chosen facts of each. */
export function BookedItems({
  items,
  pictures,
}: {
  items: SummaryItem[];
  pictures: Record<number, PictureSource>;
}) {
  if (items.length === 1) return <BookingSummary items={items} pictures={pictures} />;
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-rice px-4 lg:px-5">
      {items.map((item, index) => (
        <li key={index} className="flex gap-3 py-4">
          <Thumbnail picture={pictures[item.productId]} />
          <div className="min-w-0 text-sm">
            <h2 className="text-base leading-snug">{keepNames(item.productTitle)}</h2>
            <p>
              {item.unitTitle} · <span className="text-ink-soft">{item.planTitle}</span>
            </p>
            {factLines(item).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The picture of a product beside its name. */
export function Thumbnail({ picture }: { picture: PictureSource | undefined }) {
  if (!picture) return null;
  return (
    <div className="size-20 shrink-0 overflow-hidden rounded-control">
      <Picture picture={picture} sizes="80px" ratio="1" decorative />
    </div>
  );
}

/** The code by which a booking is found. */
export function BookingCode({ code, label = 'Mã đặt chỗ' }: { code: string; label?: string }) {
  return (
    <p className="rounded-control bg-sea-soft px-5 py-3">
      <span className="block text-sm text-ink-soft">{label}</span>
      <strong data-booking-code={code} className="text-2xl tracking-wider tabular-nums">
        {code}
      </strong>
    </p>
  );
}
