import { CircleCheck, CircleX } from 'lucide-react';
import { Form, Link } from 'react-router';
import { formatPhone } from '#platform/vietnamese/phone.ts';
import { classNames } from '#ui/class-names.ts';
import { useMay } from '../../app/office-data.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { DueClock } from '../../parts/due-clock.tsx';
import { Fold } from '../../parts/fold.tsx';
import { formatDay, formatMoment } from '../../parts/format-moment.ts';
import { AnswerForms } from './answer-forms.tsx';
import type { AskReply } from './run-ask-action.ts';

interface Ask {
  id: string;
  code: string;
  kind: 'request' | 'confirmation';
  state: 'open' | 'accepted' | 'declined';
  supplier: string;
  supplierSlug: string;
  email: string;
  phone: string;
  title: string;
  fromOn: string;
  dueAt: Date;
  toldAt: Date | null;
  tellings: number;
  answeredAt: Date | null;
  answeredBy: string | null;
  reference: string;
}

/** One request to a supplier: whose, its deadline, when they were last written to, and possible actions. */
export function AskRow({
  ask,
  now,
  reply,
  isChanged,
  onSeen,
}: {
  ask: Ask;
  now: string;
  reply: AskReply | undefined;
  /** Whether it changed while it was shown. */
  isChanged: boolean;
  onSeen: () => void;
}) {
  const may = useMay();
  const { code, kind, supplier, supplierSlug, phone, title, fromOn, state } = ask;
  const isOpen = state === 'open';
  return (
    <li
      onMouseLeave={onSeen}
      onFocus={onSeen}
      className={classNames(
        'flex flex-col gap-2 border-b border-line px-3.5 py-3 last:border-0',
        isChanged && 'row-changed',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {isOpen ? <DueClock dueAt={ask.dueAt} now={now} /> : <Answered ask={ask} />}
        <Link
          to={`/nha-cung-cap/${supplierSlug}`}
          className="inline-flex min-h-6 items-center font-semibold hover:underline max-sm:min-h-11"
        >
          {supplier}
        </Link>
        {phone && (
          <a
            href={`tel:${phone}`}
            className="inline-flex min-h-6 items-center text-sea hover:underline max-sm:min-h-11"
          >
            {formatPhone(phone)}
          </a>
        )}
        <span className="ml-auto text-sm text-ink-soft max-sm:ml-0">
          {isOpen ? lastMail(ask) : answeredWords(ask)}
        </span>
      </div>
      <p>
        <Link to={`/dat-cho/${code}`} className="font-semibold text-sea hover:underline">
          {code}
        </Link>{' '}
        · {title} · đi {formatDay(fromOn)} ·{' '}
        {kind === 'request' ? 'hỏi chỗ trước khi khách trả tiền' : 'khách đã trả tiền'}
      </p>
      {isOpen && (
        <div className="flex flex-wrap items-start gap-2">
          {may('supplier.remind') && ask.email && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="ask" value={ask.id} />
              <Button type="submit" name="do" value="remind">
                Nhắc ngay<span className="sr-only"> {supplier}</span>
              </Button>
            </Form>
          )}
          {may('booking.answer') && (
            <div className="min-w-0 has-[details[open]]:flex-1">
              <Fold title="Ghi câu trả lời qua điện thoại" isOpen={reply !== undefined}>
                <AnswerForms askId={ask.id} reply={reply} />
              </Fold>
            </div>
          )}
        </div>
      )}
    </li>
  );
}

function Answered({ ask: { state } }: { ask: Ask }) {
  return state === 'accepted' ? (
    <Badge tone="good" icon={CircleCheck}>
      Nhận khách
    </Badge>
  ) : (
    <Badge tone="bad" icon={CircleX}>
      Không nhận được
    </Badge>
  );
}

function lastMail({ email, toldAt, tellings }: Ask): string {
  if (!email) return 'Chưa có email, phải gọi điện';
  if (!toldAt) return 'Chưa gửi thư nào';
  return `Thư thứ ${tellings} gửi ${formatMoment(toldAt)}`;
}

function answeredWords({ answeredAt, answeredBy, reference }: Ask): string {
  const at = answeredAt ? formatMoment(answeredAt) : '';
  return [answeredBy, at, reference && `mã ${reference}`].filter(Boolean).join(' · ');
}
