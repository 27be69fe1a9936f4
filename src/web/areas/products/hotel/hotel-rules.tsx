import { formatVnd } from '#platform/vietnamese/format-money.ts';
import type { HotelView } from './hotel-view.ts';

/** The hotel's rules: check-in and check-out, beds, pets, smoking, parking, documents. */
export function HotelRules({ details }: { details: HotelView['details'] }) {
  const rules = [
    { label: 'Nhận phòng', text: `Từ ${details.checkInFrom}` },
    { label: 'Trả phòng', text: `Trước ${details.checkOutUntil}` },
    {
      label: 'Giường phụ',
      text:
        details.extraBedVnd === undefined
          ? 'Chỗ nghỉ không kê thêm giường.'
          : `${formatVnd(details.extraBedVnd)} mỗi giường mỗi đêm.`,
    },
    { label: 'Thú cưng', text: details.petPolicy },
    { label: 'Hút thuốc', text: details.smokingPolicy },
    { label: 'Đỗ xe', text: details.parkingPolicy },
    {
      label: 'Giấy tờ',
      text: 'Mỗi khách mang căn cước công dân hoặc hộ chiếu bản gốc; trẻ em mang giấy khai sinh hoặc bản sao. Chỗ nghỉ dùng để khai báo lưu trú.',
    },
  ];
  return (
    <dl className="divide-y divide-line">
      {rules.map((rule) => (
        <div key={rule.label} className="grid gap-x-4 py-3 sm:grid-cols-[130px_minmax(0,1fr)]">
          <dt className="font-semibold">{rule.label}</dt>
          <dd>{rule.text}</dd>
        </div>
      ))}
    </dl>
  );
}
