import { Bath, BedDouble, Layers, Maximize, Sun, Users } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import { chooseHref } from '#web/areas/products/booking-widget/selection/choose-href.ts';
import { bedWords } from '#web/areas/products/detail/bed-words.ts';
import { FacilityChips } from '#web/areas/products/detail/facility-chips.tsx';
import type { CabinView } from './cruise-view.ts';

/** As many cabins as are worth a word. */
const fewCabins = 5;

/** A cabin: what it is, and what it costs all who come on each of the next sailings. */
export function CabinCard({
  cabin,
  chosen,
  path,
  party,
  singlePercent,
}: {
  cabin: CabinView;
  /** What stands in the widget. */
  chosen: { unit: number; from: string } | null;
  path: string;
  /** For whom prices are. */
  party: string;
  singlePercent: number;
}) {
  const [params] = useSearchParams();
  return (
    <article className="overflow-hidden rounded-card border border-line bg-rice shadow-soft">
      <div className="sm:grid sm:grid-cols-[200px_minmax(0,1fr)] lg:grid-cols-[280px_minmax(0,1fr)]">
        {cabin.picture && (
          <Picture
            picture={cabin.picture}
            sizes="(min-width: 769px) 280px, (min-width: 426px) 200px, 100vw"
            className="sm:h-full"
          />
        )}
        <div className="p-5">
          <h3 className="text-lg leading-snug">{cabin.title}</h3>
          {cabin.summary && <p className="mt-1 text-sm text-ink-soft">{cabin.summary}</p>}
          <CabinFacts cabin={cabin} />
          <div className="mt-4 border-t border-line pt-4">
            <FacilityChips facilities={cabin.facilities} />
          </div>
        </div>
      </div>
      <div className="border-t border-line p-5">
        <ul className="grid gap-2 md:grid-cols-2 lg:grid-cols-5">
          {cabin.sailings.map((sailing) => (
            <li key={sailing.day}>
              <Sailing
                sailing={sailing}
                isChosen={chosen?.unit === cabin.id && chosen.from === sailing.day}
                href={chooseHref(path, params, { unit: cabin.id, from: sailing.day })}
              />
            </li>
          ))}
        </ul>
        <p className="mt-3 text-sm text-ink-soft">
          Tổng tiền cho {party}, đã gồm phụ thu và thuế phí.
          {singlePercent > 0 && ` Ở một mình phụ thu ${singlePercent}%.`}
        </p>
      </div>
    </article>
  );
}

function Sailing({
  sailing,
  isChosen,
  href,
}: {
  sailing: CabinView['sailings'][number];
  isChosen: boolean;
  href: string;
}) {
  const look = classNames(
    'grid min-h-12 grid-cols-[1fr_auto] items-baseline gap-x-3 rounded-control border p-3 tabular-nums lg:block',
    isChosen ? 'border-sea bg-sea-soft' : 'border-line',
  );
  if (sailing.left === 0)
    return (
      <p className={classNames(look, 'text-ink-soft')}>
        <span className="text-sm">{formatWeekdayDate(sailing.day)}</span>
        <span className="block font-semibold">Hết cabin</span>
      </p>
    );
  return (
    <Link
      to={href}
      rel="nofollow"
      aria-current={isChosen ? 'true' : undefined}
      className={classNames(look, 'hover:border-sea')}
    >
      <span className="block text-sm whitespace-nowrap">{formatWeekdayDate(sailing.day)}</span>
      <span className="block font-semibold whitespace-nowrap max-lg:row-span-2 max-lg:self-center">
        {formatVnd(sailing.totalVnd)}
      </span>
      <span
        className={classNames('block text-sm', sailing.left <= fewCabins ? 'text-warn' : 'text-ink-soft')}
      >
        còn {sailing.left} cabin
      </span>
    </Link>
  );
}

function CabinFacts({ cabin }: { cabin: CabinView }) {
  const { areaM2, beds, deck, balcony, bathtub } = cabin.details;
  const facts = [
    { icon: Maximize, text: `${areaM2} m²` },
    { icon: Layers, text: deck },
    { icon: BedDouble, text: bedWords(beds) },
    { icon: Users, text: `Tối đa ${cabin.maxOccupancy} khách` },
    { icon: Sun, text: balcony ? 'Có ban công riêng' : 'Không có ban công' },
    { icon: Bath, text: bathtub ? 'Có bồn tắm' : 'Vòi sen' },
  ];
  return (
    <ul className="mt-3 grid gap-x-4 gap-y-1.5 text-sm xs:grid-cols-2">
      {facts.map(({ icon: Icon, text }) => (
        <li key={text} className="flex gap-2">
          <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-sea" />
          {text}
        </li>
      ))}
    </ul>
  );
}
