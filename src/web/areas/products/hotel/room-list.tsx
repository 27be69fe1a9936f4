import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { TripSearchForm } from '#web/parts/trip-search/read-trip-search.ts';
import { RoomCard } from './room-card.tsx';
import type { RoomView } from './room-views.ts';

/** The rooms for the chosen dates and party, or with their lowest prices and a word to choose dates. */
export function RoomList({
  rooms,
  path,
  form,
  said,
  similarHref,
}: {
  rooms: RoomView[];
  path: string;
  form: TripSearchForm;
  /** The dates and the party that prices are for, in words; null without dates. */
  said: string | null;
  similarHref: string;
}) {
  const hasStay = said !== null;
  const canBeHad = rooms.filter((room) => !room.refusal);
  const ordered = hasStay ? [...canBeHad, ...rooms.filter((room) => room.refusal)] : rooms;
  return (
    <div className="mt-5 space-y-5">
      {hasStay && (
        <p role="status" className="font-semibold">
          {canBeHad.length > 0 ? `${canBeHad.length} loại phòng cho ${said}` : `Chưa có phòng cho ${said}`}
        </p>
      )}
      {!hasStay && form.from === '' && (
        <Notice title="Chọn ngày để xem giá chính xác">
          <p>Tổng tiền cho đúng ngày và số khách, đã gồm thuế phí, hiện ngay ở từng phòng.</p>
        </Notice>
      )}
      {!hasStay && form.from !== '' && form.to === '' && (
        <Notice title="Còn ngày trả phòng">
          <p>Chọn ngày trả phòng trên lịch.</p>
        </Notice>
      )}
      {hasStay && canBeHad.length === 0 && (
        <Notice tone="warn" title="Ngày này chưa có phòng phù hợp">
          <p>Bạn thử một ngày gần đó ở dưới, đổi số khách, hoặc xem chỗ nghỉ khác quanh đây.</p>
          <ButtonLink to={similarHref} look="outline" size="sm" className="mt-3">
            Xem chỗ nghỉ gần đây
          </ButtonLink>
        </Notice>
      )}
      {ordered.map((room) => (
        <RoomCard key={room.id} room={room} path={path} form={form} hasStay={hasStay} />
      ))}
    </div>
  );
}
