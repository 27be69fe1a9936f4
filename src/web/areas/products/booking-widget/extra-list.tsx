import type { ExtraInput } from '#modules/catalog/schema.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Table } from '#ui/table.tsx';

export const perWords: Record<ExtraInput['per'], string> = {
  person: 'mỗi khách',
  booking: 'mỗi lần đặt',
  unit: 'mỗi suất',
  day: 'mỗi ngày',
};

/** What can be had on top, with its price. */
export function ExtraList({ extras }: { extras: ExtraInput[] }) {
  return (
    <Table
      caption="Dịch vụ chọn thêm"
      columns={[{ label: 'Dịch vụ' }, { label: 'Giá', align: 'end' }]}
      rows={extras.map((extra) => ({
        key: extra.code,
        cells: [
          extra.label,
          <span key="price" className="whitespace-nowrap">
            {extra.priceVnd === 0 ? 'Miễn phí' : formatVnd(extra.priceVnd)}{' '}
            {extra.priceVnd > 0 && <span className="max-sm:block">{perWords[extra.per]}</span>}
          </span>,
        ],
      }))}
    />
  );
}
