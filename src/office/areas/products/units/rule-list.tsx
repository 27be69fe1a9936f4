import { Form, Link } from 'react-router';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { useMay } from '../../../app/office-data.ts';
import { Badge } from '../../../parts/badge.tsx';
import { Button, ButtonLink } from '../../../parts/button.tsx';
import { Card } from '../../../parts/card.tsx';
import { Empty } from '../../../parts/empty.tsx';
import { formatMoment } from '../../../parts/format-moment.ts';

interface RuleRow {
  id: number;
  label: string;
  kindTitle: string;
  unitTitle: string;
  words: string;
  reason: string;
  days: { count: number; beaten: number; nextOn: string | null } | null;
}

interface DraftRow {
  id: number;
  label: string;
  words: string;
  to: string;
  savedName: string;
  savedAt: Date | string;
}

/** The price rules of a product in words, with the days that they affect. */
export function RuleList({
  base,
  rules,
  drafts,
  tryOutTo,
  canUndo,
}: {
  base: string;
  rules: readonly RuleRow[];
  /** Rules that are not in force. */
  drafts: readonly DraftRow[];
  /** The address of a year with the drafts. */
  tryOutTo: string;
  canUndo: boolean;
}) {
  const may = useMay();
  const isEditing = may('price.rules');
  return (
    <Card
      title="Luật giá"
      aside={
        isEditing && (
          <>
            {canUndo && (
              <Form method="post" preventScrollReset>
                <Button type="submit" size="sm" look="quiet" name="do" value="undo-rule" data-undo>
                  Hoàn tác
                </Button>
              </Form>
            )}
            <ButtonLink to={`${base}/luat/moi`} size="sm">
              Thêm luật
            </ButtonLink>
          </>
        )
      }
    >
      {rules.length === 0 ? (
        <Empty title="Chưa có luật giá">Ngày nào cũng bán theo giá gốc.</Empty>
      ) : (
        <ul>
          {rules.map(({ id, label, kindTitle, unitTitle, words, days, reason }) => (
            <li key={id} className="relative border-b border-line px-3.5 py-2 last:border-0">
              <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
                {isEditing ? (
                  <Link
                    to={`${base}/luat/${id}`}
                    className="font-semibold text-sea after:absolute after:inset-0 hover:underline"
                  >
                    {label}
                  </Link>
                ) : (
                  <b>{label}</b>
                )}
                <Badge tone="mute">{kindTitle}</Badge>
                {unitTitle && <Badge tone="sea">{unitTitle}</Badge>}
              </div>
              <p>{words}</p>
              {days && <p className="text-sm text-ink-faint">{reachWords(days)}</p>}
              {reason && <p className="text-sm text-ink-soft">Lý do: {reason}</p>}
            </li>
          ))}
        </ul>
      )}
      {isEditing && drafts.length > 0 && <Drafts drafts={drafts} tryOutTo={tryOutTo} />}
    </Card>
  );
}

function Drafts({ drafts, tryOutTo }: { drafts: readonly DraftRow[]; tryOutTo: string }) {
  return (
    <section aria-label="Luật nháp" className="border-t border-line bg-sun-soft">
      <div className="flex flex-wrap items-center justify-between gap-2 px-3.5 pt-2">
        <h3 className="font-semibold">Nháp, khách chưa trả theo</h3>
        <ButtonLink to={tryOutTo} size="sm">
          Thử trên cả năm
        </ButtonLink>
      </div>
      <ul>
        {drafts.map(({ id, label, words, to, savedName, savedAt }) => (
          <li key={id} className="relative px-3.5 py-2">
            <Link to={to} className="font-semibold text-sea after:absolute after:inset-0 hover:underline">
              {label}
            </Link>
            <p>{words}</p>
            <p className="text-sm text-ink-soft">
              {savedName}, {formatMoment(savedAt)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function reachWords({ count, beaten, nextOn }: NonNullable<RuleRow['days']>): string {
  if (count === 0 || !nextOn) return 'Không ngày nào trong 12 tháng tới';
  const next = `12 tháng tới có ${count} ngày, gần nhất ${formatDate(nextOn)}`;
  return beaten > 0 ? `${next}; ${beaten} ngày nhường luật lớn hơn` : next;
}
