import type { FoldItem } from '#ui/fold-list.tsx';
import { Table } from '#ui/table.tsx';
import type { AttractionView } from './attraction-view.ts';

/** The opening hours; a single line if they are the same every day. */
export function OpenHours({ hours }: { hours: AttractionView['details']['openHours'] }) {
  const [only] = hours;
  if (hours.length === 1 && only)
    return (
      <p>
        {only.days}: <strong className="font-semibold">{`${only.from}–${only.to}`}</strong>
      </p>
    );
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

/** What happens at the gate, how children are measured, and how to get there. */
export function gateRules({
  redemption,
  delivery,
  ageRule,
  howToGetThere,
}: AttractionView['details']): FoldItem[] {
  const atGate =
    redemption === 'qr-at-gate'
      ? 'Bạn đưa mã QR trên điện thoại, cổng quét là vào.'
      : 'Bạn đưa mã ở quầy để đổi vé giấy rồi vào cổng.';
  return [
    { id: 'tai-cong', title: 'Vào cổng thế nào', children: <p>{`${atGate} ${deliveries[delivery]}`}</p> },
    { id: 'do-tuoi', title: 'Trẻ em và người cao tuổi', children: <p>{ageRule}</p> },
    { id: 'duong-den', title: 'Đường đến', children: <p>{howToGetThere}</p> },
  ];
}

const deliveries = {
  'per-guest': 'Cả nhóm chung một mã, mỗi khách quét một lượt, vào trước sau đều được.',
  'per-party': 'Cả nhóm dùng chung một mã, quét một lần, nên vào cùng lúc.',
};
