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
export function UnitTable({
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
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-left [&_td]:px-3.5 [&_td]:py-2 [&_th]:px-3.5 [&_th]:py-1.5">
        <thead className="text-sm text-ink-soft">
          <tr>
            <th scope="col">Tên</th>
            <th scope="col" className="text-right">
              Số bán
            </th>
            <th scope="col" className="text-right">
              Giá gốc, ₫{words.priceUnit}
            </th>
            <th scope="col">
              <span className="sr-only">Việc</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {units.map(({ id, title, status, quantity, maxOccupancy, baseVnd, components }) => (
            <tr key={id} className="border-t border-line">
              <td className="min-w-44">
                <Link to={`${base}/hang/${id}`} className="font-semibold text-sea hover:underline">
                  {title}
                </Link>
                <p className="text-sm text-ink-faint">
                  tối đa {maxOccupancy} khách
                  {isCombo && (components > 0 ? ` · ${components} thành phần` : ' · chưa có thành phần')}
                </p>
              </td>
              <td className="text-right tabular-nums">{formatNumber(quantity)}</td>
              <td className="text-right whitespace-nowrap tabular-nums">{formatNumber(baseVnd)}</td>
              <td>
                <div className="flex items-center justify-end gap-2">
                  {!status && <Badge tone="mute">Ngừng bán</Badge>}
                  {may('unit.edit') && (
                    <Form method="post" preventScrollReset>
                      <input type="hidden" name="id" value={id} />
                      <Button type="submit" size="sm" name="do" value={status ? 'ask-unit-off' : 'unit-on'}>
                        {status ? 'Ngừng bán' : 'Bán lại'}
                        <span className="sr-only"> {title}</span>
                      </Button>
                    </Form>
                  )}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
