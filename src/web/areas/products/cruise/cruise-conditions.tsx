import { formatVnd } from '#platform/vietnamese/format-money.ts';
import type { FoldItem } from '#ui/fold-list.tsx';
import { Table } from '#ui/table.tsx';
import { ChildPolicy } from '#web/areas/products/detail/child-policy.tsx';
import { Facilities } from '#web/areas/products/detail/facilities.tsx';
import type { CruiseView } from './cruise-view.ts';

/** What is on board, the way to the pier, documents, weather, children and surcharges of certain days. */
export function cruiseConditions({ details, facilities }: CruiseView): FoldItem[] {
  const { transfers, mandatoryFees } = details;
  return [
    ...(facilities.length > 0
      ? [{ id: 'tien-nghi', title: 'Tiện nghi trên tàu', children: <Facilities groups={facilities} /> }]
      : []),
    ...(transfers.length > 0
      ? [{ id: 'dua-don', title: 'Xe đưa đón', children: <Transfers transfers={transfers} /> }]
      : []),
    {
      id: 'tre-em',
      title: 'Trẻ em',
      children: <ChildPolicy bands={details.childPolicy} per="mỗi bé" />,
    },
    ...(mandatoryFees.length > 0
      ? [
          {
            id: 'phu-thu',
            title: 'Phụ thu ngày lễ, đã có trong giá',
            children: <MandatoryFees fees={mandatoryFees} />,
          },
        ]
      : []),
    {
      id: 'giay-to',
      title: 'Giấy tờ khi lên tàu',
      children: (
        <p className="max-w-prose">
          {details.nights > 0
            ? 'Bạn gửi họ tên, giới tính, ngày sinh, quốc tịch và số căn cước hoặc hộ chiếu của từng khách'
            : 'Bạn gửi họ tên của từng khách'}{' '}
          trước giờ lên tàu ít nhất {details.documentsDeadlineHours} giờ, và mang bản gốc giấy tờ theo. Thiếu
          giấy tờ, cảng vụ có thể không cho lên tàu.
        </p>
      ),
    },
    {
      id: 'thoi-tiet',
      title: 'Khi biển động',
      children: <p className="max-w-prose">{details.weatherPolicy}</p>,
    },
  ];
}

function Transfers({ transfers }: { transfers: CruiseView['details']['transfers'] }) {
  return (
    <Table
      caption="Xe đưa đón"
      columns={[{ label: 'Tuyến' }, { label: 'Thời gian' }, { label: 'Giá', align: 'end' }]}
      rows={transfers.map((transfer) => ({
        key: transfer.label,
        cells: [
          transfer.label,
          <span key="time" className="whitespace-nowrap">
            {transfer.minutes} phút
          </span>,
          <span key="price" className="whitespace-nowrap">
            {transfer.priceVnd === 0
              ? 'Miễn phí'
              : `${formatVnd(transfer.priceVnd)}${transfer.per === 'person' ? '/khách' : '/xe'}`}
          </span>,
        ],
      }))}
    />
  );
}

function MandatoryFees({ fees }: { fees: CruiseView['details']['mandatoryFees'] }) {
  return (
    <>
      <Table
        caption="Phụ thu ngày lễ bắt buộc"
        columns={[{ label: 'Khoản' }, { label: 'Ngày' }, { label: 'Mỗi khách', align: 'end' }]}
        rows={fees.map((fee) => ({
          key: fee.label + fee.on,
          cells: [
            fee.label,
            fee.on.split('-').reverse().join('/'),
            <span key="amount" className="whitespace-nowrap">
              {formatVnd(fee.amountVnd)}
            </span>,
          ],
        }))}
      />
      <p className="mt-3 text-sm text-ink-soft">Phụ thu mỗi khách tính cả trẻ em.</p>
    </>
  );
}
