import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { Table } from '#ui/table.tsx';

export interface ChildBand {
  fromAge: number;
  toAge: number;
  /** Where guests are measured at the gate: from this height up to but not including the other. */
  fromCm?: number | undefined;
  toCm?: number | undefined;
  label: string;
  percent?: number | undefined;
  amountVnd?: number | undefined;
}

/** Children's prices, by age or by height. `per` says what an amount is for: 'mỗi đêm', 'mỗi combo'. */
export function ChildPolicy({
  bands,
  per,
  adultVnd,
}: {
  bands: ChildBand[];
  per: string;
  /** The adult price, from which amounts are computed for percentages. */
  adultVnd?: number;
}) {
  const rules = bands.map(ruleOf);
  const hasRules = rules.some(Boolean);
  return (
    <Table
      caption="Chính sách trẻ em"
      columns={[
        { label: bands.some(isByHeight) ? 'Chiều cao' : 'Tuổi' },
        ...(hasRules ? [{ label: 'Quy định' }] : []),
        { label: `Giá ${per}`, align: 'end' },
      ]}
      rows={bands.map((band, index) => ({
        key: band.label,
        cells: [
          <span key="age" className="whitespace-nowrap">
            {isByHeight(band) ? heightWords(band) : ageWords(band)}
          </span>,
          ...(hasRules ? [rules[index]] : []),
          <strong key="price" className="font-semibold whitespace-nowrap">
            {childPrice(band, adultVnd)}
          </strong>,
        ],
      }))}
    />
  );
}

function isByHeight({ fromCm, toCm }: ChildBand): boolean {
  return fromCm !== undefined || toCm !== undefined;
}

function ageWords({ fromAge, toAge }: ChildBand): string {
  return fromAge === 0 ? `Dưới ${toAge + 1}` : `${fromAge}–${toAge}`;
}

/** 'Dưới 1 m', '1 m – dưới 1,4 m', 'Từ 1,4 m'. */
export function heightWords({ fromCm, toCm }: Pick<ChildBand, 'fromCm' | 'toCm'>): string {
  const metres = (cm: number) => `${formatNumber(cm / 100)} m`;
  if (!fromCm) return `Dưới ${metres(toCm ?? 0)}`;
  return toCm === undefined ? `Từ ${metres(fromCm)}` : `${metres(fromCm)} – dưới ${metres(toCm)}`;
}

/** The price of a child in a band, as printed. */
export function childPrice({ percent, amountVnd }: ChildBand, adultVnd?: number): string {
  if (amountVnd === 0 || percent === 0) return 'Miễn phí';
  if (amountVnd !== undefined) return formatVnd(amountVnd);
  if (adultVnd === undefined) return `${percent}% giá người lớn`;
  return formatVnd(Math.round((adultVnd * (percent ?? 100)) / 100 / 1000) * 1000);
}

/** A band's rule besides its ages and its price, which have columns of their own; '' for none. */
export function ruleOf(band: ChildBand): string {
  const rule = withoutAge(band.label);
  const isPrice = /^(?:miễn phí|\d+% giá (?:vé|người lớn|tour|vé người lớn))$/i.test(rule);
  return isPrice ? '' : rule;
}

/** Removes the ages, which the table shows already: 'Dưới 6 tuổi ngủ chung giường: miễn phí' → 'Ngủ chung giường: miễn phí'. */
function withoutAge(label: string): string {
  const rest = label.replace(
    /^(Dưới \d+ tuổi|Từ \d+ đến \d+ tuổi|Từ \d+ tuổi|Cao (?:dưới|từ) [^:]+)[:,]?\s*/,
    '',
  );
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
