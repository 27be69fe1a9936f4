import { BedDouble, CarFront, MapPinned, Search, Ship, Ticket, TicketPercent } from 'lucide-react';
import { Form } from 'react-router';
import { buttonClass } from '#ui/button.tsx';

/** Class names are written out, because the style sheet is made of what stands in the source. */
const tabs = [
  {
    id: 'combo',
    label: 'Combo',
    icon: TicketPercent,
    action: '/combo-voucher',
    hint: 'Phú Quốc 4N3Đ, Sa Pa cuối tuần',
    shown: 'group-has-[#search-combo:checked]/search:flex',
  },
  {
    id: 'hotel',
    label: 'Khách sạn',
    icon: BedDouble,
    action: '/khach-san',
    hint: 'Tên khách sạn, bãi biển, thành phố',
    shown: 'group-has-[#search-hotel:checked]/search:flex',
  },
  {
    id: 'tour',
    label: 'Tour',
    icon: MapPinned,
    action: '/du-lich',
    hint: 'Hà Giang 3N2Đ, Côn Đảo',
    shown: 'group-has-[#search-tour:checked]/search:flex',
  },
  {
    id: 'cruise',
    label: 'Du thuyền',
    icon: Ship,
    action: '/du-thuyen',
    hint: 'Hạ Long, Lan Hạ, 2 ngày 1 đêm',
    shown: 'group-has-[#search-cruise:checked]/search:flex',
  },
  {
    id: 'ticket',
    label: 'Vé',
    icon: Ticket,
    action: '/ve-tham-quan',
    hint: 'Cáp treo, Đại Nội Huế, Tràng An',
    shown: 'group-has-[#search-ticket:checked]/search:flex',
  },
  {
    id: 'car',
    label: 'Xe',
    icon: CarFront,
    action: '/xe-du-lich',
    hint: 'Sân bay Nội Bài, thuê xe 7 chỗ, tự lái',
    shown: 'group-has-[#search-car:checked]/search:flex',
  },
];

/** The search of the home page, a tab for each kind: radio buttons and GET forms, so nothing in it needs script. */
export function SearchTabs() {
  return (
    <search className="group/search block rounded-card bg-rice p-3 shadow-raised sm:p-5">
      <fieldset>
        <legend className="sr-only">Bạn tìm gì?</legend>
        <div className="grid grid-cols-3 gap-1 sm:flex sm:flex-wrap sm:gap-1 lg:gap-2">
          {tabs.map(({ id, label, icon: Icon }, index) => (
            <label
              key={id}
              htmlFor={`search-${id}`}
              className="flex min-h-12 flex-col items-center justify-center gap-0.5 rounded-control px-1 py-1.5 text-sm font-semibold text-ink-soft hover:text-sea has-checked:bg-sea-soft has-checked:text-sea-dark has-focus-visible:outline-3 has-focus-visible:outline-sea sm:flex-row sm:gap-2 sm:px-3 sm:text-base lg:px-4"
            >
              <input
                type="radio"
                name="search-kind"
                id={`search-${id}`}
                defaultChecked={index === 0}
                className="sr-only"
              />
              <Icon aria-hidden className="size-5 shrink-0" />
              <span className="whitespace-nowrap">{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {tabs.map(({ id, label, action, hint, shown }) => (
        <Form
          key={id}
          method="get"
          action={action}
          aria-label={`Tìm ${label.toLowerCase()}`}
          className={`mt-3 hidden flex-col gap-3 sm:flex-row ${shown}`}
        >
          <input
            type="search"
            name="search"
            aria-label={`Bạn muốn tìm ${label.toLowerCase()} nào?`}
            placeholder={hint}
            autoComplete="off"
            className="min-h-14 w-full min-w-0 rounded-control border border-line-strong bg-rice px-4 text-base placeholder:text-ink-soft sm:text-lg"
          />
          <button type="submit" className={buttonClass('primary', 'lg', 'shrink-0')}>
            <Search aria-hidden className="size-5" />
            Tìm {label.toLowerCase()}
          </button>
        </Form>
      ))}
    </search>
  );
}
