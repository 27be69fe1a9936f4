import { BedDouble, Maximize, Mountain, Users } from 'lucide-react';
import { Link } from 'react-router';
import { addDays, daysBetween } from '#platform/time/days.ts';
import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { bedWords } from '#web/areas/products/detail/bed-words.ts';
import { FacilityChips } from '#web/areas/products/detail/facility-chips.tsx';
import type { TripSearchForm } from '#web/parts/trip-search/read-trip-search.ts';
import { RateOffer } from './rate-offer.tsx';
import type { RoomView } from './room-views.ts';
import { stayHref } from './stay-href.ts';

/** As many rooms as are worth a word; the number is what inventory has. */
const fewRooms = 5;

/** A room: what it is, and every way in which it is sold for the chosen stay; without dates, from how much. */
export function RoomCard({
  room,
  path,
  form,
  hasStay,
}: {
  room: RoomView;
  path: string;
  form: TripSearchForm;
  hasStay: boolean;
}) {
  if (!hasStay) return <RoomFromPrice room={room} />;
  return (
    <article
      className={classNames(frame, 'lg:grid-cols-[280px_minmax(0,1fr)] xl:grid-cols-[320px_minmax(0,1fr)]')}
    >
      <div className="sm:max-lg:grid sm:max-lg:grid-cols-[220px_minmax(0,1fr)] lg:border-r lg:border-line">
        {room.picture && (
          <Picture
            picture={room.picture}
            sizes="(min-width: 769px) 320px, (min-width: 426px) 220px, 100vw"
            className="sm:max-lg:h-full"
          />
        )}
        <div className="p-5">
          <RoomAbout room={room} />
          <div className="mt-4 hidden lg:block">
            <FacilityChips facilities={room.facilities} />
          </div>
        </div>
      </div>
      <div className="border-t border-line lg:border-t-0">
        {room.refusal ? (
          <Refusal refusal={room.refusal} path={path} form={form} />
        ) : (
          <>
            {room.left > 0 && room.left <= fewRooms && (
              <p className="px-5 pt-4">
                <Badge tone="warn">Còn {room.left} phòng</Badge>
              </p>
            )}
            <ul className="divide-y divide-line">
              {room.plans.map((plan) => (
                <RateOffer key={plan.id} plan={plan} form={form} />
              ))}
            </ul>
          </>
        )}
      </div>
    </article>
  );
}

const frame =
  'drawn-late overflow-hidden rounded-card border border-line bg-rice shadow-soft [--late-height:720px] lg:grid lg:[--late-height:300px]';

function RoomFromPrice({ room }: { room: RoomView }) {
  return (
    <article
      className={classNames(
        frame,
        'sm:grid sm:grid-cols-[240px_minmax(0,1fr)] lg:grid-cols-[320px_minmax(0,1fr)]',
      )}
    >
      {room.picture && (
        <Picture
          picture={room.picture}
          sizes="(min-width: 769px) 320px, (min-width: 426px) 240px, 100vw"
          className="sm:h-full"
        />
      )}
      <div className="flex flex-col gap-4 p-5 xl:flex-row xl:justify-between xl:gap-8">
        <div className="min-w-0 grow">
          <RoomAbout room={room} />
          <div className="mt-4">
            <FacilityChips facilities={room.facilities} />
          </div>
        </div>
        <div className="mt-auto shrink-0 xl:w-48 xl:text-right">
          {room.lowest && room.lowest.priceVnd !== null ? (
            <>
              <Price finalPriceVnd={room.lowest.priceVnd} unit="/đêm" from />
              <p className="text-sm text-ink-soft">
                rẻ nhất {formatWeekdayDate(room.lowest.day)}, {Math.min(2, room.maxAdults)} người lớn
              </p>
            </>
          ) : (
            <p className="text-ink-soft">Hết phòng hoặc chưa mở bán trong 60 ngày tới</p>
          )}
        </div>
      </div>
    </article>
  );
}

function RoomAbout({ room }: { room: RoomView }) {
  return (
    <>
      <h3 className="text-lg leading-snug">{room.title}</h3>
      {room.summary && <p className="mt-1 text-sm text-ink-soft">{room.summary}</p>}
      <RoomFacts room={room} />
    </>
  );
}

function RoomFacts({ room }: { room: RoomView }) {
  const { areaM2, beds, view, balcony } = room.details;
  const facts = [
    { icon: Maximize, text: `${areaM2} m²${balcony ? ', có ban công' : ''}` },
    { icon: BedDouble, text: bedWords(beds) },
    { icon: Mountain, text: view },
    { icon: Users, text: sleeps(room) },
  ];
  return (
    <ul className="mt-3 grid gap-x-6 grid-cols-[repeat(auto-fill,minmax(max(190px,40%),1fr))] gap-y-1.5 text-sm">
      {facts.map(({ icon: Icon, text }) => (
        <li key={text} className="flex gap-2">
          <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-sea" />
          {text}
        </li>
      ))}
    </ul>
  );
}

function sleeps({ maxAdults, maxChildren, maxOccupancy }: RoomView): string {
  const children = maxChildren > 0 ? `, ${maxChildren} trẻ em` : '';
  return `Tối đa ${maxOccupancy} khách: ${maxAdults} người lớn${children}`;
}

function Refusal({
  refusal,
  path,
  form,
}: {
  refusal: NonNullable<RoomView['refusal']>;
  path: string;
  form: TripSearchForm;
}) {
  const nights = daysBetween(form.from, form.to);
  return (
    <div className="p-5">
      <Badge tone="plain">Không đặt được</Badge>
      <p className="mt-2">{refusal.message}</p>
      {refusal.nearest.length > 0 && (
        <>
          <p className="mt-3 text-sm text-ink-soft">Ngày gần nhất còn phòng cho {nights} đêm:</p>
          <ul className="mt-2 flex flex-wrap gap-2">
            {refusal.nearest.map((day) => (
              <li key={day}>
                <Link
                  to={stayHref(path, form, { from: day, to: addDays(day, nights) })}
                  rel="nofollow"
                  className="inline-flex min-h-11 items-center rounded-control border border-line-strong px-4 text-sm font-semibold tabular-nums hover:border-sea hover:text-sea"
                >
                  {formatWeekdayDate(day)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
