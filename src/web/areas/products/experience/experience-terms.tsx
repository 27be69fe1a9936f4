import { Backpack, CloudSun, MapPin } from 'lucide-react';
import { SignList } from '#ui/sign-list.tsx';
import { Table } from '#ui/table.tsx';
import { FromPrice } from '#web/areas/products/booking-widget/from-price.tsx';
import type { ExperienceView } from './experience-view.ts';

/** The hours of the day at which it begins, each with its places and its price. */
export function SlotTable({ slots, party }: { slots: ExperienceView['slots']; party: string }) {
  return (
    <Table
      caption="Khung giờ"
      columns={[
        { label: 'Khung giờ' },
        { label: 'Nhận tối đa', className: 'max-sm:hidden' },
        { label: 'Giá', align: 'end' },
      ]}
      rows={slots.map((slot) => ({
        key: String(slot.id),
        cells: [
          <span key="title">
            <strong className="font-semibold">{slot.startsAt}</strong> · {slot.title}
            {slot.summary && <span className="block text-sm text-ink-soft">{slot.summary}</span>}
          </span>,
          `${slot.quantity} khách`,
          <FromPrice key="price" lowest={slot.lowest} unit="/khách" party={party} />,
        ],
      }))}
    />
  );
}

/** Where one meets, what to bring, and what happens when the weather is bad. */
export function ExperienceTerms({ details }: { details: ExperienceView['details'] }) {
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <div className="rounded-card border border-line bg-rice p-5 md:row-span-2">
        <h3 className="flex items-center gap-2 text-lg">
          <Backpack aria-hidden className="size-5 text-sea" />
          Bạn mang theo
        </h3>
        <SignList sign="note" lines={details.whatToBring} className="mt-3" />
      </div>
      <div className="rounded-card border border-line bg-rice p-5">
        <h3 className="flex items-center gap-2 text-lg">
          <MapPin aria-hidden className="size-5 text-sea" />
          Điểm hẹn
        </h3>
        <p className="mt-2">{details.meetingPoint}</p>
      </div>
      <div className="rounded-card border border-line bg-rice p-5">
        <h3 className="flex items-center gap-2 text-lg">
          <CloudSun aria-hidden className="size-5 text-sea" />
          Khi thời tiết xấu
        </h3>
        <p className="mt-2">{details.weatherPolicy}</p>
      </div>
    </div>
  );
}
