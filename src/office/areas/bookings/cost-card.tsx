import { Form } from 'react-router';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { useMay } from '../../app/office-data.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { TextField } from '../../parts/field.tsx';
import { formatPercent } from '../../parts/format-percent.ts';
import type { BookingPageData } from './load-booking.ts';

type Costs = NonNullable<BookingPageData['costs']>;

interface Typed {
  problems?: Readonly<Record<string, string>> | undefined;
  typed?: Readonly<Record<string, string>> | undefined;
}

/** The margin of a booking after its suppliers' share; guests never see it. */
export function CostCard({ costs, problems, typed }: { costs: Costs } & Typed) {
  const may = useMay();
  const known = costs.filter(({ costVnd }) => costVnd !== null);
  const costVnd = known.reduce((sum, one) => sum + (one.costVnd ?? 0), 0);
  const marginVnd = known.reduce((sum, one) => sum + one.amountVnd, 0) - costVnd;
  return (
    <Card title="Giá vốn, lãi gộp" aside={<span className="text-ink-faint">chỉ nhân viên</span>}>
      <ul>
        {costs.map((item) => (
          <li key={item.position} className="border-b border-line px-3.5 py-2">
            <p className="flex flex-wrap justify-between gap-x-3">
              <span className="min-w-0 flex-1 truncate">{item.title}</span>
              <b className="tabular-nums">
                {item.costVnd === null ? 'chưa có giá vốn' : `${item.costVnd.toLocaleString('vi-VN')} ₫`}
              </b>
            </p>
            {item.costVnd !== null && <p className="text-sm text-ink-soft">{marginWords(item)}</p>}
            {may('cost.edit') && (
              <CostForm item={item} {...(typed?.position === String(item.position) && { problems, typed })} />
            )}
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-3 rounded-b-card bg-sunken px-3.5 py-2 font-semibold">
        <span>Lãi gộp{known.length < costs.length && ' phần đã biết'}, ₫</span>
        <span className="tabular-nums">{known.length > 0 ? marginVnd.toLocaleString('vi-VN') : '–'}</span>
      </p>
    </Card>
  );
}

/** 'bán 5.125.000 ₫, lãi 825.000 ₫ (16,1%)' */
function marginWords({ amountVnd, costVnd }: Costs[number]): string {
  const leftVnd = amountVnd - (costVnd ?? 0);
  const share = amountVnd === 0 ? '' : ` (${formatPercent((leftVnd / amountVnd) * 100)})`;
  return `bán ${formatVnd(amountVnd)}, lãi ${formatVnd(leftVnd)}${share}`;
}

function CostForm({ item, problems, typed }: { item: Costs[number] } & Typed) {
  return (
    <details open={Boolean(problems)} className="text-sm">
      <summary className="inline-flex min-h-6 items-center font-semibold text-sea max-sm:min-h-11">
        Sửa giá vốn<span className="sr-only"> của {item.title}</span>
      </summary>
      <Form method="post" preventScrollReset className="mt-1 flex flex-col gap-2 pb-1">
        <input type="hidden" name="viec" value="gia-von" />
        <input type="hidden" name="position" value={item.position} />
        <TextField
          id={`cost-${item.position}`}
          name="costVnd"
          label="Giá vốn, ₫"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typed?.costVnd ?? item.costVnd?.toLocaleString('vi-VN') ?? ''}
          error={problems?.costVnd}
        />
        <TextField
          id={`reason-${item.position}`}
          name="reason"
          label="Vì sao"
          autoComplete="off"
          defaultValue={typed?.reason ?? ''}
          error={problems?.reason}
        />
        <Button type="submit">Ghi giá vốn</Button>
      </Form>
    </details>
  );
}
