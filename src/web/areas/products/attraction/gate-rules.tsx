import { MapPinned, Ruler, ScanLine } from 'lucide-react';
import { Table } from '#ui/table.tsx';
import type { AttractionView } from './attraction-view.ts';

/** When the gate is open. */
export function OpenHours({ hours }: { hours: AttractionView['details']['openHours'] }) {
  return (
    <Table
      caption="Giờ mở cửa"
      columns={[{ label: 'Ngày' }, { label: 'Giờ', align: 'end' }]}
      rows={hours.map(({ days, from, to }) => ({
        key: days,
        cells: [
          days,
          <span key="hours" className="font-semibold whitespace-nowrap">
            {from}–{to}
          </span>,
        ],
      }))}
    />
  );
}

/** What happens at the gate, by which measure children are let in, and how to come there. */
export function GateRules({ details }: { details: AttractionView['details'] }) {
  const rules = [
    {
      icon: ScanLine,
      title: 'Tại cổng',
      text:
        details.redemption === 'qr-at-gate'
          ? `Bạn đưa mã QR trên điện thoại, cổng quét là vào. ${deliveries[details.delivery]}`
          : `Bạn đưa mã ở quầy để đổi vé giấy rồi vào cổng. ${deliveries[details.delivery]}`,
    },
    { icon: Ruler, title: 'Trẻ em và người cao tuổi', text: details.ageRule },
    { icon: MapPinned, title: 'Đường đến', text: details.howToGetThere },
  ];
  return (
    <ul className="grid gap-5 md:grid-cols-3">
      {rules.map(({ icon: Icon, title, text }) => (
        <li key={title} className="rounded-card border border-line bg-rice p-5">
          <h3 className="flex items-center gap-2 text-lg">
            <Icon aria-hidden className="size-5 text-sea" />
            {title}
          </h3>
          <p className="mt-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}

const deliveries = {
  'per-guest': 'Cả nhóm chung một mã, mỗi khách quét một lượt, vào trước sau đều được.',
  'per-party': 'Cả nhóm dùng chung một mã, quét một lần, nên vào cùng lúc.',
};
