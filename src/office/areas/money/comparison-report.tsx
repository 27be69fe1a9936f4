import { channelTitle } from '#modules/payments/gateways/gateway.ts';
import type { Difference } from '#modules/payments/reconciliation/reconcile-statement.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Card } from '../../parts/card.tsx';
import { formatDay, formatMoment } from '../../parts/format-moment.ts';

/** The report of a reconciliation: lines of text for nightly ones; for a statement, what is on one side only or differs. */
export function ComparisonReport({
  comparison: { day, channel, matched, differences, report },
}: {
  comparison: { day: string; channel: string; matched: number; differences: number; report: unknown };
}) {
  const lines = linesOf(report);
  return (
    <Card
      title={`${channelTitle(channel)} ${formatDay(day)}`}
      aside={
        <span className="text-ink-soft">
          khớp {matched} · lệch {differences}
        </span>
      }
    >
      {lines.length === 0 ? (
        <p className="p-3.5 text-good">Mọi dòng đều khớp.</p>
      ) : (
        <ul aria-label="Chỗ lệch" className="flex flex-col">
          {lines.map(({ key, title, text }) => (
            <li
              key={key}
              className="flex flex-wrap gap-x-3 border-b border-line px-3.5 py-2 last:border-0 [overflow-wrap:anywhere]"
            >
              {title && <b className="w-44 flex-none text-warn">{title}</b>}
              <span className="min-w-0">{text}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

interface Line {
  key: string;
  title: string;
  text: string;
}

function linesOf(report: unknown): Line[] {
  if (Array.isArray(report)) return (report as Kept<Difference>[]).map(lineOfStatement);
  const { lines = [] } = report as { lines?: string[] };
  return lines.map((text, at) => ({ key: String(at), title: '', text }));
}

/** A value as stored as JSON: instants are strings. */
type Kept<Value> = Value extends Date
  ? string
  : Value extends object
    ? { [Key in keyof Value]: Kept<Value[Key]> }
    : Value;

function lineOfStatement(difference: Kept<Difference>, at: number): Line {
  const key = String(at);
  if (difference.kind === 'missing_there')
    return {
      key,
      title: 'Không có trên sao kê',
      text: textOf(difference.booked.names.filter(Boolean), difference.booked),
    };
  const { statement } = difference;
  const text = textOf([statement.txnId, statement.content], statement);
  if (difference.kind === 'missing_here') return { key, title: 'Không có trong sổ', text };
  return { key, title: 'Khác số tiền', text: `${text}; sổ ghi ${formatVnd(difference.booked.amountVnd)}` };
}

function textOf(words: readonly string[], { at, amountVnd }: { at: string; amountVnd: number }): string {
  return [formatVnd(amountVnd), formatMoment(at), ...words].join(' · ');
}
