import { ArrowDown, ArrowUp } from 'lucide-react';
import { Form, Link } from 'react-router';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { useMay } from '../../../app/office-data.ts';
import { Badge } from '../../../parts/badge.tsx';
import { Button } from '../../../parts/button.tsx';
import { Empty } from '../../../parts/empty.tsx';

interface UnitRow {
  id: number;
  title: string;
  status: boolean;
  quantity: number;
  maxOccupancy: number;
  baseVnd: number;
  components: number;
}

/** The units of a product, on sale or not. */
export function UnitList({
  base,
  units,
  words,
  isCombo,
}: {
  base: string;
  units: readonly UnitRow[];
  words: { noun: string; priceUnit: string };
  isCombo: boolean;
}) {
  const may = useMay();
  if (units.length === 0)
    return <Empty title="Chưa có gì để bán">Thêm {words.noun} đầu tiên, trang khách có ngay.</Empty>;
  return (
    <ul>
      {units.map(({ id, title, status, quantity, maxOccupancy, baseVnd, components }, at) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3.5 py-2 last:border-0"
        >
          <div className="relative min-w-0 flex-1 basis-52">
            <Link
              to={`${base}/hang/${id}`}
              className="font-semibold text-sea after:absolute after:inset-0 hover:underline"
            >
              {title}
            </Link>
            <p className="text-sm text-ink-faint">
              {formatNumber(quantity)} {words.noun} mỗi ngày · tối đa {maxOccupancy} khách
              {isCombo && (components > 0 ? ` · ${components} thành phần` : ' · chưa có thành phần')}
            </p>
          </div>
          <span className="whitespace-nowrap tabular-nums">
            {formatNumber(baseVnd)} ₫<span className="text-ink-faint">{words.priceUnit}</span>
          </span>
          {!status && <Badge tone="mute">Ngừng bán</Badge>}
          {may('unit.edit') && (
            <Form method="post" preventScrollReset className="flex gap-1 max-sm:ml-auto">
              <input type="hidden" name="id" value={id} />
              <Button
                type="submit"
                size="sm"
                name="do"
                value="unit-up"
                data-move="up"
                disabled={at === 0}
                aria-label={`Đưa ${title} lên`}
                title="Đưa lên"
              >
                <ArrowUp size={14} aria-hidden />
              </Button>
              <Button
                type="submit"
                size="sm"
                name="do"
                value="unit-down"
                data-move="down"
                disabled={at === units.length - 1}
                aria-label={`Đưa ${title} xuống`}
                title="Đưa xuống"
              >
                <ArrowDown size={14} aria-hidden />
              </Button>
              <Button type="submit" size="sm" name="do" value={status ? 'ask-unit-off' : 'unit-on'}>
                {status ? 'Ngừng bán' : 'Bán lại'}
                <span className="sr-only"> {title}</span>
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}
