import { formatRange } from '#platform/vietnamese/format-date.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { RoomCard } from './room-card.tsx';
import type { RoomView } from './room-views.ts';
import type { StayForm } from './stay-query.ts';

/** The rooms for the chosen dates and party, or with their lowest prices and a word to choose dates. */
export function RoomList({
  rooms,
  path,
  form,
  hasStay,
  similarHref,
}: {
  rooms: RoomView[];
  path: string;
  form: StayForm;
  hasStay: boolean;
  similarHref: string;
}) {
  const canBeHad = rooms.filter((room) => !room.refusal);
  const ordered = hasStay ? [...canBeHad, ...rooms.filter((room) => room.refusal)] : rooms;
  return (
    <div className="mt-5 space-y-5">
      {hasStay && (
        <p role="status" className="font-semibold">
          {canBeHad.length > 0
            ? `${canBeHad.length} loại phòng cho ${stayWords(form)}`
            : `Chưa có phòng cho ${stayWords(form)}`}
        </p>
      )}
      {!hasStay && form.checkIn === '' && (
        <Notice title="Bạn chọn ngày để xem giá đúng">
          <p>Tổng tiền cho đúng ngày và số khách, đã gồm thuế phí, hiện ngay ở từng phòng.</p>
        </Notice>
      )}
      {!hasStay && form.checkIn !== '' && form.checkOut === '' && (
        <Notice title="Còn ngày trả phòng">
          <p>Bạn chọn ngày trả phòng trên lịch hoặc trong ô Trả phòng.</p>
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

function stayWords({ checkIn, checkOut, adults, childAges, rooms }: StayForm): string {
  const children = childAges.length ? `, ${childAges.length} trẻ em` : '';
  return `${formatRange(checkIn, checkOut)}, ${adults} người lớn${children}, ${rooms} phòng`;
}
