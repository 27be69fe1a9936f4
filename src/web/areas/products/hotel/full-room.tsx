import { Link } from 'react-router';
import { hotelProfile } from '#modules/catalog/kinds/hotel/profile.ts';
import { addDays, daysBetween } from '#platform/time/days.ts';
import { buttonClass } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { shortDay } from '#web/parts/trip-search/describe-trip-search.ts';
import type { TripSearchForm } from '#web/parts/trip-search/read-trip-search.ts';
import { writeTripSearch } from '#web/parts/trip-search/write-trip-search.ts';
import type { RoomView } from './room-prices.ts';

/** A room that is not available for the stay: why, and the nearest dates on which it is. */
export function FullRoom({
  room,
  refusal,
  path,
  form,
}: {
  room: RoomView;
  refusal: NonNullable<RoomView['refusal']>;
  path: string;
  form: TripSearchForm;
}) {
  const nights = daysBetween(form.from, form.to);
  const [day] = refusal.nearest;
  return (
    <article className="flex overflow-hidden rounded-card border border-line bg-rice">
      {room.picture && (
        <div className="w-28 shrink-0 [filter:grayscale(1)] md:w-62">
          <Picture picture={room.picture} sizes="248px" className="h-full!" decorative />
        </div>
      )}
      <div className="min-w-0 p-4">
        <h3 className="text-base">{room.title}</h3>
        <p className="text-sm text-ink-soft">{refusal.message}</p>
        {day && (
          <Link
            to={stayHref(path, form, { from: day, to: addDays(day, nights) })}
            rel="nofollow"
            className={buttonClass('outline', 'sm', 'mt-2')}
          >
            Xem {shortDay(day)} – {shortDay(addDays(day, nights))}
          </Link>
        )}
      </div>
    </article>
  );
}

/** URL of a hotel's rooms for other dates but the same party. */
function stayHref(path: string, form: TripSearchForm, dates: { from: string; to: string }): string {
  return `${path}?${writeTripSearch({ ...form, ...dates, month: null, time: null }, hotelProfile)}#phong`;
}
