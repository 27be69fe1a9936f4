import { Form } from 'react-router';
import { scopes } from '#modules/channels/partners/scopes.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { CheckField, SelectField, TextField } from '../../parts/field.tsx';
import { Fold } from '../../parts/fold.tsx';
import { formatMoment } from '../../parts/format-moment.ts';
import type { PartnerReply } from './run-partner-action.ts';
import { ShownOnce } from './shown-once.tsx';

interface Key {
  id: number;
  title: string;
  mode: string;
  scopes: string[];
  callsAMinute: number;
  madeAt: Date;
  madeBy: string;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}

/** A partner's API keys: create, show once, revoke. */
export function KeysCard({
  keys,
  reply,
  isOpen,
}: {
  keys: Key[];
  reply: PartnerReply | undefined;
  isOpen: boolean;
}) {
  return (
    <Card title="Khóa API">
      {reply?.shown?.what === 'key' && (
        <ShownOnce text={reply.shown.text} copy="Chép khóa">
          Chép khóa này và gửi cho đối tác. Rời trang là không xem lại được.
        </ShownOnce>
      )}
      {keys.length === 0 && <p className="px-3.5 py-3 text-ink-faint">Chưa có khóa nào.</p>}
      <ul>
        {keys.map((key) => (
          <KeyRow key={key.id} shown={key} isOpen={isOpen} />
        ))}
      </ul>
      {isOpen && (
        <div className="px-3.5 py-3">
          <Fold title="Cấp khóa mới" isOpen={keys.length === 0 || Boolean(reply?.errors?.scopes)}>
            <KeyForm key={keys.length} reply={reply} />
          </Fold>
        </div>
      )}
    </Card>
  );
}

function KeyRow({ shown, isOpen }: { shown: Key; isOpen: boolean }) {
  const { id, title, mode, madeAt, madeBy, lastUsedAt, revokedAt, callsAMinute } = shown;
  return (
    <li className="flex flex-wrap items-center gap-2 border-b border-line px-3.5 py-2">
      <div className="min-w-0 flex-1 basis-60">
        <b>{title}</b>{' '}
        <Badge tone={mode === 'test' ? 'info' : 'sea'}>{mode === 'test' ? 'Thử' : 'Thật'}</Badge>
        <p className="text-sm text-ink-soft">
          {shown.scopes.map((scope) => scopes[scope as keyof typeof scopes] ?? scope).join(', ')} ·{' '}
          {callsAMinute} lần mỗi phút
        </p>
        <p className="text-sm text-ink-faint">
          {madeBy} cấp {formatMoment(madeAt)} ·{' '}
          {lastUsedAt ? `dùng lần cuối ${formatMoment(lastUsedAt)}` : 'chưa dùng lần nào'}
        </p>
      </div>
      {revokedAt ? (
        <Badge tone="mute">Đã thu hồi</Badge>
      ) : (
        isOpen && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="key" value={id} />
            <Button type="submit" name="do" value="revoke-key" look="dangerous" size="sm">
              Thu hồi<span className="sr-only"> khóa {title}</span>
            </Button>
          </Form>
        )
      )}
    </li>
  );
}

function KeyForm({ reply }: { reply: PartnerReply | undefined }) {
  const { typed, errors } = reply ?? {};
  return (
    <Form method="post" preventScrollReset noValidate className="flex flex-col gap-3 px-3 pb-3">
      <TextField
        name="title"
        label="Tên khóa"
        placeholder="Máy chủ chính"
        maxLength={60}
        defaultValue={typed?.title}
        error={errors?.title}
      />
      <SelectField
        name="mode"
        label="Loại khóa"
        defaultValue={typed?.mode ?? 'test'}
        error={errors?.mode}
        hint="Khóa thử đặt như thật nhưng không giữ chỗ, không thu tiền, không gửi thư."
      >
        <option value="test">Khóa thử</option>
        <option value="live">Khóa thật</option>
      </SelectField>
      <fieldset>
        <legend className="font-semibold">Quyền</legend>
        {Object.entries(scopes).map(([scope, title]) => (
          <CheckField
            key={scope}
            name="scopes"
            value={scope}
            label={title}
            defaultChecked={!typed || (typed.scopes ?? '').split(' ').includes(scope)}
          />
        ))}
        {errors?.scopes && (
          <p role="alert" className="text-sm text-bad">
            {errors.scopes}
          </p>
        )}
      </fieldset>
      <TextField
        name="callsAMinute"
        label="Số lần gọi mỗi phút"
        inputMode="numeric"
        defaultValue={typed?.callsAMinute ?? '120'}
        error={errors?.callsAMinute}
      />
      <Button type="submit" name="do" value="make-key" className="w-fit max-sm:w-full">
        Cấp khóa
      </Button>
    </Form>
  );
}
