import { Form, Link } from 'react-router';
import type { PointEntryView } from '#modules/points/queries.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { useMay } from '../../app/office-data.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { TextArea, TextField } from '../../parts/field.tsx';
import { formatMoment } from '../../parts/format-moment.ts';
import { pointKinds } from './points-table.tsx';

interface Guest {
  id: string;
  name: string;
  usable: number;
  debt: number;
  tier: string;
  entries: (PointEntryView & { code: string | null })[];
}

const titles = new Map(pointKinds);

/** A guest's points with their last lines, and the form to correct them. */
export function GuestPoints({ guest, reply }: { guest: Guest; reply: ActionReply | undefined }) {
  const { name, usable, debt, tier, entries } = guest;
  const may = useMay();
  return (
    <Card title={name} aside={<span className="text-ink-soft">Hạng {tier}</span>}>
      <p className="px-3.5 pt-3">
        <b>{formatNumber(usable)}</b> điểm dùng được
        {debt > 0 && `, ${formatNumber(debt)} điểm còn thiếu`}
      </p>
      <ul aria-label="Các dòng gần nhất" className="px-3.5 py-2">
        {entries.map(({ id, kind, points, reason, at, code }) => (
          <li key={id} className="flex justify-between gap-3 border-b border-line py-1.5 last:border-0">
            <span className="min-w-0">
              {titles.get(kind)}{' '}
              {code && (
                <Link to={`/dat-cho/${code}`} className="font-semibold text-sea hover:underline">
                  {code}
                </Link>
              )}{' '}
              <span className="text-ink-soft">{formatMoment(at)}</span>
              {kind === 'correct' && <span className="block [overflow-wrap:anywhere]">“{reason}”</span>}
            </span>
            <span className="tabular-nums">
              {points > 0 && '+'}
              {formatNumber(points)}
            </span>
          </li>
        ))}
      </ul>
      {may('points.correct') && <CorrectionForm userId={guest.id} reply={reply} />}
    </Card>
  );
}

function CorrectionForm({ userId, reply }: { userId: string; reply: ActionReply | undefined }) {
  const { errors = {}, typed = {} } = reply ?? {};
  return (
    <Form method="post" className="flex flex-col gap-3 border-t border-line p-3.5">
      <input type="hidden" name="userId" value={userId} />
      <TextField
        name="points"
        label="Cộng hoặc trừ, điểm"
        hint="Trừ thì gõ dấu trừ ở trước, ví dụ -50."
        inputMode="text"
        autoComplete="off"
        defaultValue={typed.points}
        error={errors.points}
      />
      <TextArea
        name="reason"
        label="Vì sao"
        hint="Khách đọc được dòng này. Không ghi tên khách."
        defaultValue={typed.reason}
        error={errors.reason}
      />
      <Button type="submit" look="primary">
        Ghi vào sổ điểm
      </Button>
    </Form>
  );
}
