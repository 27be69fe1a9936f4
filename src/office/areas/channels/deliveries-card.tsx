import { Form } from 'react-router';
import { webhookEvents } from '#modules/channels/webhooks/webhook-events.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { formatMoment } from '../../parts/format-moment.ts';
import { calendarFaults } from './calendar-faults.ts';

interface Delivery {
  id: string;
  event: string;
  bookingCode: string;
  state: string;
  attempts: number;
  outcome: string;
  madeAt: Date;
  nextTryAt: Date | null;
  address: string;
}

const standings: Readonly<Record<string, { tone: 'good' | 'wait' | 'bad'; title: string }>> = {
  delivered: { tone: 'good', title: 'Đã nhận' },
  waiting: { tone: 'wait', title: 'Chờ gửi' },
  given_up: { tone: 'bad', title: 'Không gửi được' },
};

/** A partner's latest webhook deliveries, each with a button to send it again. */
export function DeliveriesCard({ deliveries, isOpen }: { deliveries: Delivery[]; isOpen: boolean }) {
  return (
    <Card title="Tin đã gửi">
      {deliveries.length === 0 ? (
        <p className="px-3.5 py-3 text-ink-faint">Chưa có tin nào trong 30 ngày qua.</p>
      ) : (
        <ul className="max-h-[32rem] overflow-y-auto">
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} isOpen={isOpen} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function DeliveryRow({ delivery, isOpen }: { delivery: Delivery; isOpen: boolean }) {
  const { id, event, bookingCode, state, attempts, outcome, madeAt, nextTryAt, address } = delivery;
  const { tone, title } = standings[state] ?? { tone: 'wait' as const, title: state };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3.5 py-2 last:border-0">
      <div className="min-w-0 flex-1 basis-52">
        <b>{webhookEvents[event as keyof typeof webhookEvents] ?? event}</b> {bookingCode}
        <p className="text-sm [overflow-wrap:anywhere] text-ink-faint">
          {formatMoment(madeAt)} · {address}
        </p>
        {outcome !== '' && outcome !== 'ok' && (
          <p className="text-sm text-ink-soft">
            Lần {attempts}: {describeOutcome(outcome)}
            {nextTryAt && `, thử lại ${formatMoment(nextTryAt)}`}
          </p>
        )}
      </div>
      <Badge tone={tone}>{title}</Badge>
      {isOpen && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="delivery" value={id} />
          <Button type="submit" name="do" value="replay" size="sm">
            Gửi lại
            <span className="sr-only">
              {' '}
              tin {bookingCode}, {formatMoment(madeAt)}
            </span>
          </Button>
        </Form>
      )}
    </li>
  );
}

function describeOutcome(outcome: string): string {
  if (outcome === 'switched_off') return 'webhook đang tắt';
  if (/^\d+$/.test(outcome)) return `máy nhận trả lời ${outcome}`;
  return calendarFaults[outcome]?.replace(/\.$/, '') ?? outcome;
}
