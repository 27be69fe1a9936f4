import { Link } from 'react-router';
import { discountPercent } from '#modules/catalog/rules.ts';
import { keepNames } from '#platform/vietnamese/keep-names.ts';
import { Badge } from '#ui/badge.tsx';
import { pictureOrigin } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';

/** The fields of a combo in the API's list that a mini card uses (CARD-01). Money is integer đồng. */
export interface MiniCombo {
  id: number;
  url: string;
  title: string;
  image: string | null;
  price: number;
  finalPrice: number;
  discount: number;
  priceUnit: string;
  place: string;
  provinces: { title: string }[];
}

/** A combo in the search dialog: a row on a phone, a small card on wider screens. */
export function MiniComboCard({ combo, onFollow }: { combo: MiniCombo; onFollow: () => void }) {
  const percent = combo.discount ? discountPercent(combo.price, combo.finalPrice) : 0;
  return (
    <article className="group relative flex gap-3 rounded-card border border-line bg-rice p-2 moves focus-within:shadow-raised hover:shadow-raised md:flex-col md:gap-0 md:overflow-hidden md:p-0">
      <div className="relative w-28 shrink-0 self-start overflow-hidden rounded-control bg-sand-deep md:w-full md:rounded-none">
        {combo.image && (
          <img
            src={`${pictureOrigin}${combo.image}?width=384&quality=99`}
            srcSet={`${pictureOrigin}${combo.image}?width=384&quality=99 1x, ${pictureOrigin}${combo.image}?width=640&quality=99 2x`}
            alt=""
            width={384}
            height={288}
            loading="lazy"
            decoding="async"
            className="aspect-4/3 w-full object-cover"
          />
        )}
        {percent > 0 && (
          <Badge tone="sun" className="absolute top-1.5 left-1.5 md:top-2.5 md:left-2.5">
            −{percent}%
          </Badge>
        )}
      </div>
      <div className="flex min-w-0 grow flex-col gap-0.5 md:p-3">
        <p className="truncate text-sm text-ink-soft">
          {[combo.place, ...combo.provinces.slice(1).map(({ title }) => title)].join(', ')}
        </p>
        <h4 className="line-clamp-2 leading-snug">
          <Link to={combo.url} onClick={onFollow} className="after:absolute after:inset-0 hover:text-sea">
            {keepNames(combo.title)}
          </Link>
        </h4>
        <div className="mt-auto pt-1">
          <Price priceVnd={combo.price} finalPriceVnd={combo.finalPrice} unit={combo.priceUnit} note="" />
        </div>
      </div>
    </article>
  );
}
