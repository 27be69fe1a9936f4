import { Form } from 'react-router';
import { type RejectReason, rejectReasonLabels } from '#modules/reviews/rules/reject-reasons.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { useMay } from '../../app/office-data.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { TextArea } from '../../parts/field.tsx';
import { formatMoment } from '../../parts/format-moment.ts';

type Moment = Date | string;

export interface Report {
  id: number;
  reason: RejectReason;
  words: string;
  isProven: boolean;
  at: Moment;
  outcome: 'removed' | 'kept' | null;
}

const outcomes = { removed: 'đã gỡ', kept: 'đã giữ bài' };

/** Visitors' reports about a review. Removing the review settles them, and so does keeping it, with a reason. */
export function ReportsCard({ reports, reply }: { reports: Report[]; reply: ActionReply | undefined }) {
  const may = useMay();
  if (reports.length === 0) return null;
  const { typed = {}, errors = {} } = reply?.typed?.do === 'keep' ? reply : {};
  const waiting = reports.filter(({ outcome }) => outcome === null);
  return (
    <Card title="Báo cáo" aside={waiting.length > 0 && <Badge tone="wait">{waiting.length} chờ xem</Badge>}>
      <ul className="max-h-80 overflow-y-auto">
        {reports.map(({ id, reason, words, isProven, at, outcome }) => (
          <li key={id} className="border-b border-line px-3.5 py-2 [overflow-wrap:anywhere]">
            <p>
              <b>{rejectReasonLabels[reason]}</b>
            </p>
            {words && <p className="whitespace-pre-line">{words}</p>}
            <p className="text-sm text-ink-faint">
              {formatMoment(at)}
              {!isProven && ' · chưa qua kiểm tra chống máy'}
              {outcome && ` · ${outcomes[outcome]}`}
            </p>
          </li>
        ))}
      </ul>
      {waiting.length > 0 && may('review.moderate') && (
        <Form method="post" preventScrollReset className="flex flex-col gap-2 p-3.5">
          <TextArea
            id="keep-note"
            name="note"
            label="Vì sao giữ bài"
            hint="Ghi vào lịch sử, không ghi tên khách. Muốn gỡ, dùng ô Duyệt."
            defaultValue={typed.note}
            error={errors.note}
          />
          <Button type="submit" name="do" value="keep">
            Giữ bài, đóng {waiting.length} báo cáo
          </Button>
        </Form>
      )}
    </Card>
  );
}

export interface AppealView {
  words: string;
  at: Moment;
  isUpheld: boolean | null;
  answer: string;
  decidedAt: Moment | null;
}

/** The author's appeal against a refusal, and the decision, which they read. */
export function AppealCard({
  appeal,
  isRefused,
  reply,
}: {
  appeal: AppealView | null;
  isRefused: boolean;
  reply: ActionReply | undefined;
}) {
  const may = useMay();
  if (!appeal) return null;
  const { words, at, isUpheld, answer, decidedAt } = appeal;
  const { typed = {}, errors = {} } =
    reply?.typed?.do === 'uphold' || reply?.typed?.do === 'deny' ? reply : {};
  return (
    <Card
      title="Khiếu nại của người viết"
      aside={isUpheld === null && isRefused && <Badge tone="wait">Chờ quyết định</Badge>}
    >
      <div className="flex flex-col gap-3 p-3.5 [overflow-wrap:anywhere]">
        <p className="whitespace-pre-line">{words}</p>
        <p className="text-sm text-ink-faint">Gửi {formatMoment(at)}</p>
        {isUpheld !== null && (
          <blockquote className="rounded-control border-l-4 border-sea bg-sea-soft px-3 py-2">
            <p className="text-sm text-ink-soft">
              <b>{isUpheld ? 'Chấp nhận' : 'Không chấp nhận'}</b> {decidedAt && formatMoment(decidedAt)}
            </p>
            <p className="whitespace-pre-line">{answer}</p>
          </blockquote>
        )}
        {isUpheld === null && isRefused && may('review.appeal') && (
          <Form method="post" preventScrollReset className="flex flex-col gap-2">
            <TextArea
              name="answer"
              rows={4}
              label="Trả lời, người viết đọc qua thư"
              defaultValue={typed.answer}
              error={errors.answer}
            />
            <div className="flex flex-wrap gap-2">
              <Button type="submit" name="do" value="uphold" look="primary">
                Chấp nhận và đăng
              </Button>
              <Button type="submit" name="do" value="deny" look="danger">
                Không chấp nhận
              </Button>
            </div>
          </Form>
        )}
      </div>
    </Card>
  );
}
