import { CloudSun, IdCard } from 'lucide-react';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Table } from '#ui/table.tsx';
import { ChildPolicy } from '#web/areas/products/detail/child-policy.tsx';
import type { CruiseView } from './cruise-view.ts';

/** Getting to the pier, papers, weather, children and what must be paid on certain days. */
export function Transfers({ transfers }: { transfers: CruiseView['details']['transfers'] }) {
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

export function CruiseTerms({ details }: { details: CruiseView['details'] }) {
  return (
    <div className="space-y-8">
      <div className="grid gap-5 md:grid-cols-2">
        <div className="rounded-card border border-line bg-rice p-5">
          <h3 className="flex items-center gap-2 text-lg">
            <IdCard aria-hidden className="size-5 text-sea" />
            Giấy tờ
          </h3>
          <p className="mt-2">
            Bạn gửi họ tên, giới tính, ngày sinh, quốc tịch và số căn cước hoặc hộ chiếu của từng khách trước
            giờ lên tàu ít nhất {details.documentsDeadlineHours} giờ, và mang bản gốc theo. Thiếu giấy tờ,
            cảng vụ có thể không cho lên tàu.
          </p>
        </div>
        <div className="rounded-card border border-line bg-rice p-5">
          <h3 className="flex items-center gap-2 text-lg">
            <CloudSun aria-hidden className="size-5 text-sea" />
            Khi thời tiết xấu
          </h3>
          <p className="mt-2">{details.weatherPolicy}</p>
        </div>
      </div>
      <div>
        <h3 className="mb-3 text-lg">Trẻ em</h3>
        <ChildPolicy bands={details.childPolicy} per="mỗi bé" />
      </div>
      {details.mandatoryFees.length > 0 && (
        <div>
          <h3 className="mb-3 text-lg">Phụ thu ngày lễ bắt buộc</h3>
          <Table
            caption="Phụ thu ngày lễ bắt buộc"
            columns={[{ label: 'Khoản' }, { label: 'Ngày' }, { label: 'Mỗi khách', align: 'end' }]}
            rows={details.mandatoryFees.map((fee) => ({
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
        </div>
      )}
    </div>
  );
}
