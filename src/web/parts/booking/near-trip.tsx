import { Link } from 'react-router';
import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { keepNames } from '#platform/vietnamese/keep-names.ts';
import { CardRow } from '#ui/card-row.tsx';
import { Picture } from '#ui/picture.tsx';
import type { NearOffer } from './load-near-trip.ts';

/** Offers on the days of a trip: each links to its page with everything chosen, or straight to the checkout. */
export function NearTrip({ offers, title }: { offers: NearOffer[]; title: string }) {
  if (offers.length === 0) return null;
  return (
    <div>
      <h2 className="mb-3 text-xl">{title}</h2>
      <CardRow label={title} isNarrow>
        {offers.map((offer) => (
          <article
            key={offer.href}
            className="flex flex-col overflow-hidden rounded-card border border-line bg-rice shadow-soft"
          >
            {offer.picture && <Picture picture={offer.picture} sizes="288px" ratio="16/9" decorative />}
            <div className="flex grow flex-col p-4">
              <p className="text-sm text-ink-soft">
                {formatWeekdayDate(offer.day)}
                <br />
                {offer.about}
              </p>
              <h3 className="mt-1 line-clamp-2 text-base leading-snug">
                <Link to={offer.href} className="inline-block min-h-6 hover:text-sea">
                  {keepNames(offer.title)}
                </Link>
              </h3>
              <div className="mt-auto flex items-center justify-between gap-3 pt-2">
                <strong className="tabular-nums">{formatVnd(offer.totalVnd)}</strong>
                <Link
                  to={offer.bookHref}
                  aria-label={`Đặt ${offer.title}`}
                  className="inline-flex min-h-11 items-center rounded-control px-3 font-semibold text-sea hover:bg-sea-soft"
                >
                  Đặt
                </Link>
              </div>
            </div>
          </article>
        ))}
      </CardRow>
    </div>
  );
}
