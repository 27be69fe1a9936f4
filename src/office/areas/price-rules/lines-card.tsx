import { Link } from 'react-router';
import type { ExplainedLine, ExplainedStart } from '#modules/pricing/try-out/price-year.ts';
import type { Margin } from '#modules/sales/queries/list-margins.ts';
import { formatLongDate } from '#platform/vietnamese/format-date.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { classNames } from '#ui/class-names.ts';
import { useMay } from '../../app/office-data.ts';
import { Card } from '../../parts/card.tsx';
import { formatPercent } from '../../parts/format-percent.ts';
import { Notice } from '../../parts/notice.tsx';
import type { TryOut } from './read-try-out.ts';
import { whyWords } from './why-words.ts';
import { OtherDays, WithThis } from './with-this.tsx';
import type { YearDay } from './year-cell.tsx';

interface Rule {
  id: number;
  label: string;
  words: string;
  /** Where it is edited. */
  to: string;
  isDraft: boolean;
}

/** Every line of what the party pays from a day on, with its rule, and the rules that had no effect and why. */
export function LinesCard({
  tried,
  product,
  days,
  chosen,
  rules,
  explained,
  isDrafted,
}: {
  tried: TryOut;
  product: { id: number; title: string };
  days: readonly YearDay[];
  chosen: string | null;
  rules: readonly Rule[];
  explained: ExplainedStart | null;
  /** With drafts, which no guest pays by. */
  isDrafted: boolean;
}) {
  const at = days.findIndex(({ day }) => day === chosen);
  const day = days[at];
  if (!day || !explained)
    return (
      <Card title="Cách tính">
        <p className="px-3.5 py-3 text-ink-faint">Năm này không còn ngày nào bán được.</p>
      </Card>
    );
  return (
    <Card
      title={formatLongDate(day.day)}
      aside={<OtherDays {...{ tried, day }} before={days[at - 1]?.day} after={days[at + 1]?.day} />}
    >
      {day.holiday && <p className="border-b border-line px-3.5 py-1.5 text-ink-soft">{day.holiday}</p>}
      {explained.ok ? (
        <Lines {...{ rules, explained, margin: day.margin }} />
      ) : (
        <p className="px-3.5 py-3">{explained.message}</p>
      )}
      {isDrafted && (
        <p className="border-t border-line px-3.5 py-2.5 text-ink-soft">
          Tính theo bản nháp, khách chưa trả giá này.
        </p>
      )}
      {explained.ok && !isDrafted && <WithThis {...{ product, day, explained }} />}
      {explained.idle.length > 0 && (
        <div className="border-t border-line px-3.5 py-2.5">
          <h3 className="font-semibold">Luật không áp, vì sao</h3>
          <ul className="mt-1 flex flex-col gap-1">
            {explained.idle.map((rule) => (
              <li key={rule.id} className="text-ink-soft">
                <b className="font-semibold text-ink">{rule.label}</b>: {whyWords(rule)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}

function Lines({
  rules,
  explained,
  margin,
}: {
  rules: readonly Rule[];
  explained: Extract<ExplainedStart, { ok: true }>;
  margin: Margin | null;
}) {
  return (
    <>
      {explained.shortage && (
        <div className="px-3.5 pt-3">
          <Notice tone="warn">Không đủ chỗ lúc này: {explained.shortage} Giá vẫn tính như còn chỗ.</Notice>
        </div>
      )}
      <table className="w-full border-collapse text-left [&_td]:px-3.5 [&_td]:py-1.5 [&_th]:px-3.5 [&_th]:py-1.5">
        <thead className="text-sm text-ink-soft">
          <tr>
            <th scope="col">Dòng và luật làm ra nó</th>
            <th scope="col" className="text-right">
              ₫
            </th>
          </tr>
        </thead>
        <tbody>
          {explained.lines.map((line) => (
            <tr
              key={`${line.label} ${line.reason}`}
              className={classNames(
                'border-t border-line align-top',
                line.source.from === 'rule' && 'bg-sun-soft',
              )}
            >
              <td>
                {line.label}
                <p className="text-sm text-ink-soft">{line.reason}</p>
                <p className="text-sm">
                  <Source line={line} rules={rules} planTitle={explained.planTitle} />
                </p>
              </td>
              <td className="text-right whitespace-nowrap tabular-nums">{formatNumber(line.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-line-strong font-semibold">
            <th scope="row">Cộng</th>
            <td className="text-right tabular-nums">{formatNumber(explained.totalVnd)}</td>
          </tr>
          {margin && (
            <>
              <tr className="border-t border-line">
                <th scope="row" className="font-normal">
                  Giá vốn
                </th>
                <td className="text-right tabular-nums">{formatNumber(margin.costVnd)}</td>
              </tr>
              <tr>
                <th scope="row" className="font-normal">
                  {`Lãi gộp, ${formatPercent(margin.percent)} giá bán`}
                </th>
                <td className="text-right tabular-nums">{formatNumber(margin.leftVnd)}</td>
              </tr>
            </>
          )}
        </tfoot>
      </table>
    </>
  );
}

function Source({
  line: { source },
  rules,
  planTitle,
}: {
  line: ExplainedLine;
  rules: readonly Rule[];
  planTitle: string;
}) {
  const may = useMay();
  if (source.from !== 'rule')
    return (
      <span className="text-ink-faint">
        {source.from === 'plan' ? `Gói ${planTitle}` : sources[source.from]}
      </span>
    );
  const rule = rules.find(({ id }) => id === source.ruleId);
  if (!rule || !may('price.rules')) return <span className="text-ink-faint">{rule?.words}</span>;
  return (
    <Link to={rule.to} className="text-sea underline">
      {rule.isDraft && 'Nháp: '}
      {rule.words}
    </Link>
  );
}

const sources = {
  base: 'Giá gốc của hạng',
  hand: 'Giá đặt tay ở Lịch chỗ và giá',
  child: 'Chính sách trẻ em của sản phẩm',
  bed: 'Giá giường phụ của sản phẩm',
  single: 'Phụ thu ở một mình của sản phẩm',
  surcharge: 'Phụ thu theo ngày của sản phẩm',
  extra: 'Dịch vụ thêm khách chọn',
  night: 'Phụ thu đón đêm của sản phẩm',
  other: 'Điều kiện của sản phẩm',
};
