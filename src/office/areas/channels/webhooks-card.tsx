import { Form } from 'react-router';
import { webhookEvents } from '#modules/channels/webhooks/webhook-events.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { CheckField, TextField } from '../../parts/field.tsx';
import { Fold } from '../../parts/fold.tsx';
import { formatMoment } from '../../parts/format-moment.ts';
import type { PartnerReply } from './run-partner-action.ts';
import { ShownOnce } from './shown-once.tsx';

interface Endpoint {
  id: number;
  address: string;
  events: string[];
  receivesAll: boolean;
  madeAt: Date;
  madeBy: string;
  failingSince: Date | null;
  switchedOffAt: Date | null;
  /** Until when the former secret also signs, beside the new one. */
  formerUntil: Date | null;
}

/** A partner's webhooks, and whether they work. */
export function WebhooksCard({
  endpoints,
  reply,
  isOpen,
  now,
}: {
  endpoints: Endpoint[];
  reply: PartnerReply | undefined;
  isOpen: boolean;
  now: Date;
}) {
  return (
    <Card title="Webhook">
      {reply?.shown?.what === 'secret' && (
        <ShownOnce text={reply.shown.text} copy="Chép khóa ký">
          Chép khóa ký này và gửi cho đối tác, để họ kiểm tra tin là của mình. Rời trang là không xem lại
          được.
        </ShownOnce>
      )}
      {endpoints.length === 0 && <p className="px-3.5 py-3 text-ink-faint">Chưa có webhook nào.</p>}
      <ul>
        {endpoints.map((endpoint) => (
          <EndpointRow key={endpoint.id} endpoint={endpoint} isOpen={isOpen} now={now} />
        ))}
      </ul>
      {isOpen && (
        <div className="px-3.5 py-3">
          <Fold title="Thêm webhook" isOpen={Boolean(reply?.errors?.address || reply?.errors?.events)}>
            <EndpointForm key={endpoints.length} reply={reply} />
          </Fold>
        </div>
      )}
    </Card>
  );
}

function EndpointRow({ endpoint, isOpen, now }: { endpoint: Endpoint; isOpen: boolean; now: Date }) {
  const { id, address, events, receivesAll, madeAt, madeBy, failingSince, switchedOffAt, formerUntil } =
    endpoint;
  return (
    <li className="flex flex-wrap items-center gap-2 border-b border-line px-3.5 py-2">
      <div className="min-w-0 flex-1 basis-60">
        <b className="[overflow-wrap:anywhere]">{address}</b>
        <p className="text-sm text-ink-soft">
          {events.map((event) => webhookEvents[event as keyof typeof webhookEvents] ?? event).join(', ')} ·{' '}
          {receivesAll ? 'mọi đặt chỗ' : 'đặt chỗ của đối tác'}
        </p>
        <p className="text-sm text-ink-faint">
          {madeBy} thêm {formatMoment(madeAt)}
          {formerUntil && formerUntil > now && ` · khóa ký cũ còn dùng đến ${formatMoment(formerUntil)}`}
        </p>
      </div>
      {switchedOffAt ? (
        <Badge tone="bad">Đã tắt {formatMoment(switchedOffAt)}</Badge>
      ) : failingSince ? (
        <Badge tone="warn">Không nhận từ {formatMoment(failingSince)}</Badge>
      ) : (
        <Badge tone="good">Đang gửi</Badge>
      )}
      {isOpen && (
        <Form method="post" preventScrollReset className="flex gap-2">
          <input type="hidden" name="endpoint" value={id} />
          {switchedOffAt && (
            <Button type="submit" name="do" value="switch-on" size="sm">
              Bật lại<span className="sr-only"> {address}</span>
            </Button>
          )}
          <Button type="submit" name="do" value="remove-endpoint" look="dangerous" size="sm">
            Gỡ<span className="sr-only"> {address}</span>
          </Button>
        </Form>
      )}
      {isOpen && <SecretForm endpoint={endpoint} />}
    </li>
  );
}

function SecretForm({ endpoint: { id, address } }: { endpoint: Endpoint }) {
  return (
    <div className="basis-full">
      <Fold title="Thay khóa ký">
        <Form method="post" preventScrollReset className="flex flex-col gap-2 px-3 pb-3">
          <input type="hidden" name="endpoint" value={id} />
          <p className="text-sm text-ink-soft">
            Trong 7 ngày tin được ký bằng cả khóa mới và khóa cũ, để đối tác đổi khóa mà không lỡ tin nào.
          </p>
          <CheckField name="isLeaked" label="Khóa cũ đã lộ: ngừng ký bằng khóa cũ ngay" />
          <Button type="submit" name="do" value="renew-secret" className="w-fit max-sm:w-full">
            Cấp khóa ký mới<span className="sr-only"> cho {address}</span>
          </Button>
        </Form>
      </Fold>
    </div>
  );
}

function EndpointForm({ reply }: { reply: PartnerReply | undefined }) {
  const { typed, errors } = reply ?? {};
  return (
    <Form method="post" preventScrollReset noValidate className="flex flex-col gap-3 px-3 pb-3">
      <TextField
        name="address"
        label="Địa chỉ nhận"
        placeholder="https://"
        inputMode="url"
        autoComplete="off"
        maxLength={500}
        defaultValue={typed?.address}
        error={errors?.address}
      />
      <fieldset>
        <legend className="font-semibold">Sự kiện</legend>
        {Object.entries(webhookEvents).map(([event, title]) => (
          <CheckField
            key={event}
            name="events"
            value={event}
            label={title}
            defaultChecked={!typed || (typed.events ?? '').split(' ').includes(event)}
          />
        ))}
        {errors?.events && (
          <p role="alert" className="text-sm text-bad">
            {errors.events}
          </p>
        )}
      </fieldset>
      <CheckField
        name="receivesAll"
        label="Nghe mọi đặt chỗ, dùng cho hệ thống của công ty"
        defaultChecked={typed?.receivesAll === '1'}
      />
      <Button type="submit" name="do" value="add-endpoint" className="w-fit max-sm:w-full">
        Thêm webhook
      </Button>
    </Form>
  );
}
