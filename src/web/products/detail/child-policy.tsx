import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Table } from '#ui/table.tsx';

export interface ChildBand {
  fromAge: number;
  toAge: number;
  label: string;
  percent?: number;
  amountVnd?: number;
}

/** What children pay, by age. `per` says what an amount is for: 'mỗi đêm', 'mỗi combo'. */
export function ChildPolicy({
  bands,
  per,
  adultVnd,
}: {
  bands: ChildBand[];
  per: string;
  /** The adult price for which percents are worked out too. */
  adultVnd?: number;
}) {
  return (
    <Table
      caption="Chính sách trẻ em"
      columns={[{ label: 'Tuổi' }, { label: 'Quy định' }, { label: `Giá ${per}`, align: 'end' }]}
      rows={bands.map((band) => ({
        key: `${band.fromAge}-${band.toAge}`,
        cells: [
          <span key="age" className="whitespace-nowrap">
            {band.fromAge === 0 ? `Dưới ${band.toAge + 1}` : `${band.fromAge}–${band.toAge}`}
          </span>,
          withoutAge(band.label),
          <strong key="price" className="font-semibold whitespace-nowrap">
            {childPrice(band, adultVnd)}
          </strong>,
        ],
      }))}
    />
  );
}

/** The price of a child under a band, as printed. */
export function childPrice({ percent, amountVnd }: ChildBand, adultVnd?: number): string {
  if (amountVnd === 0 || percent === 0) return 'Miễn phí';
  if (amountVnd !== undefined) return formatVnd(amountVnd);
  if (adultVnd === undefined) return `${percent}% giá người lớn`;
  return formatVnd(Math.round((adultVnd * (percent ?? 100)) / 100 / 1000) * 1000);
}

/** The table says the ages already: 'Dưới 6 tuổi ngủ chung giường: miễn phí' → 'Ngủ chung giường: miễn phí'. */
function withoutAge(label: string): string {
  const rest = label.replace(/^(Dưới \d+ tuổi|Từ \d+ đến \d+ tuổi|Từ \d+ tuổi)[:,]?\s*/, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
