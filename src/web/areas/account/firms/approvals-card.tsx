import { Form } from 'react-router';
import type { FirmBooking } from '#modules/sales/queries/list-firm-bookings.ts';
import { formatDate, formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { AccountCard } from '../account-card.tsx';
import type { FirmFormRefusal } from './read-firm-form.ts';

/** Bookings that wait for a manager's approval before they can be paid; renders nothing where there are none. */
export function ApprovalsCard({
  waiting,
  answer,
}: {
  waiting: readonly FirmBooking[];
  answer: FirmFormRefusal | undefined;
}) {
  const isGone = answer && !waiting.some(({ code }) => code === answer.typed.code);
  if (waiting.length === 0 && !isGone) return null;
  return (
    <AccountCard
      title={`Chờ bạn duyệt (${waiting.length})`}
      about="Duyệt rồi người đặt mới trả tiền được. Quá giờ giữ chỗ mà chưa duyệt, chỗ tự mở lại và không ai mất gì."
    >
      {isGone && <p className="mb-2 text-bad">{answer.errors.note}</p>}
      <ul aria-label="Chờ bạn duyệt" className="divide-y divide-line">
        {waiting.map((booking) => (
          <Row
            key={booking.code}
            booking={booking}
            answer={answer?.typed.code === booking.code ? answer : undefined}
          />
        ))}
      </ul>
    </AccountCard>
  );
}

function Row({
  booking: { code, titles, from, to, bookedBy, totalVnd, answerUntil },
  answer,
}: {
  booking: FirmBooking;
  answer: FirmFormRefusal | undefined;
}) {
  return (
    <li className="py-3">
      <div className="flex items-start justify-between gap-4">
        <p className="min-w-0 font-semibold break-words">{titles.join(', ')}</p>
        <strong className="shrink-0 tabular-nums">{formatVnd(totalVnd)}</strong>
      </div>
      <p className="text-sm text-ink-soft">
        {code} · {formatDate(from)}
        {to !== from && ` đến ${formatDate(to)}`}
      </p>
      <p className="text-sm text-ink-soft">
        {bookedBy ?? 'Tài khoản đã xóa'} đặt
        {answerUntil && ` · trả lời trước ${formatDateTime(answerUntil)}`}
      </p>
      <Form method="post" preventScrollReset noValidate className="mt-2 stack-3">
        <input type="hidden" name="code" value={code} />
        <TextField
          id={`note-${code}`}
          name="note"
          label={`Lời nhắn cho người đặt ${code}`}
          hint="Không duyệt thì ghi vì sao."
          autoComplete="off"
          maxLength={300}
          defaultValue={answer?.typed.note}
          error={answer?.errors.note}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="do" value="approve" look="sea">
            Duyệt {formatVnd(totalVnd)}
            <span className="sr-only"> của {code}</span>
          </Button>
          <Button type="submit" name="do" value="refuse" look="outline">
            Không duyệt<span className="sr-only"> {code}</span>
          </Button>
        </div>
      </Form>
    </li>
  );
}
