import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/button.tsx';
import { Fold } from '#ui/fold.tsx';
import { Notice } from '#ui/notice.tsx';
import type { TripSearchForm } from '#web/parts/trip-search/read-trip-search.ts';
import type { TripBarView } from '#web/parts/trip-search/trip-bar-view.ts';
import { useCurrentTrip } from '#web/parts/trip-search/use-current-trip.ts';
import { writeTripSearch } from '#web/parts/trip-search/write-trip-search.ts';
import { commonPayment } from './cancel-words.ts';
import { useChosenRoom } from './chosen-room.tsx';
import { FullRoom } from './full-room.tsx';
import { RoomCard, RoomFromPrice } from './room-card.tsx';
import { orderRooms, totalWords } from './room-choice.ts';
import type { RoomView } from './room-prices.ts';

/** The rooms for the chosen dates and party, or with their lowest prices and a hint to choose dates. */
export function RoomList({
  rooms,
  path,
  bar,
  form,
  stayText,
  similarHref,
}: {
  rooms: RoomView[];
  path: string;
  bar: TripBarView;
  form: TripSearchForm;
  /** The dates and party that prices are for, in words; null without dates. */
  stayText: string | null;
  similarHref: string;
}) {
  const { choice, pick } = useChosenRoom();
  if (stayText === null) return <RoomsWithoutDates {...{ rooms, path, bar, form }} />;
  const words = totalWords(choice, form.rooms);
  const payment = commonPayment(rooms);
  const free = rooms.filter((room) => !room.refusal);
  return (
    <div data-late="RoomList" className="mt-2 stack-3">
      <p role="status" className="text-sm text-ink-soft">
        {free.length > 0
          ? `${[words, 'đã gồm thuế phí', payment?.toLowerCase().replaceAll(' ', '\u00a0')].filter(Boolean).join(', ')}.`
          : `Chưa có phòng cho ${stayText}`}
      </p>
      {free.length === 0 && (
        <Notice tone="warn" title="Ngày này chưa có phòng phù hợp">
          <p>Bạn thử một ngày gần đó ở dưới, đổi số khách, hoặc xem chỗ nghỉ khác quanh đây.</p>
          <ButtonLink to={similarHref} look="outline" size="sm" className="mt-3">
            Xem chỗ nghỉ gần đây
          </ButtonLink>
        </Notice>
      )}
      <FirstRooms
        rooms={orderRooms(rooms)}
        show={(room) =>
          room.refusal ? (
            <FullRoom key={room.id} room={room} refusal={room.refusal} path={path} form={form} />
          ) : (
            <RoomCard
              key={`${room.id} ${stayText}`}
              room={room}
              stayText={words}
              isPaymentSaid={payment !== null}
              chosenPlanId={choice?.room.id === room.id ? choice.plan.id : null}
              onPick={pick}
            />
          )
        }
      />
    </div>
  );
}

/** Each room leads to its prices for the dates that the bar above proposes or the device remembers. */
function RoomsWithoutDates({
  rooms,
  path,
  bar,
  form,
}: {
  rooms: RoomView[];
  path: string;
  bar: TripBarView;
  form: TripSearchForm;
}) {
  const { trip } = useCurrentTrip(bar);
  return (
    <div className="mt-2 stack-4">
      <p className="text-sm text-ink-soft">Giá thấp nhất từng hạng, đã gồm thuế phí.</p>
      {form.from !== '' && form.to === '' && (
        <Notice title="Còn ngày trả phòng">
          <p>Chọn ngày trả phòng trên lịch.</p>
        </Notice>
      )}
      <FirstRooms
        rooms={orderRooms(rooms)}
        show={(room) => (
          <RoomFromPrice
            key={room.id}
            room={room}
            pricesHref={`${path}?${writeTripSearch(trip, bar.kind)}#phong`}
          />
        )}
      />
    </div>
  );
}

const mostShown = 4;

/** A large hotel's page stays short: its first rooms, and the others to be expanded. */
export function FirstRooms({
  rooms,
  show,
}: {
  rooms: readonly RoomView[];
  show: (room: RoomView) => ReactNode;
}) {
  const others = rooms.slice(mostShown);
  return (
    <>
      {rooms.slice(0, mostShown).map(show)}
      {others.length > 0 && (
        <Fold label={`Xem thêm ${others.length} hạng phòng`} look="button">
          <div className="stack-3">{others.map(show)}</div>
        </Fold>
      )}
    </>
  );
}
