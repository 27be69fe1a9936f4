import { useRef } from 'react';
import { Form } from 'react-router';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { TextField } from '../../parts/field.tsx';
import { formatDayMonthYear, formatMoment } from '../../parts/format-moment.ts';
import { PasskeyButton } from '../../parts/passkey-button.tsx';

/** The user's passkeys. */
export function PasskeysCard({
  passkeys,
}: {
  passkeys: { id: string; name: string; createdAt: Date; lastUsedAt: Date | null }[];
}) {
  const naming = useRef<HTMLInputElement>(null);
  const fields = () => ({ do: 'passkey', name: naming.current?.value ?? '' });
  const state = passkeys.length > 0 ? 'Đang bật' : 'Chưa có';
  return (
    <Card title="Khóa truy cập" aside={<Badge tone={passkeys.length > 0 ? 'good' : 'mute'}>{state}</Badge>}>
      <div className="flex flex-col gap-3 p-3.5">
        <p>Vào bằng vân tay, khuôn mặt hoặc mã khóa máy: nhanh hơn mật khẩu, và trang giả không lấy được.</p>
        {passkeys.length > 0 && (
          <ul className="flex flex-col divide-y divide-line">
            {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
              <li key={id} className="flex items-center gap-3 py-1.5">
                <span className="min-w-0 flex-1">
                  <b className="block truncate">{name}</b>
                  <span className="text-sm text-ink-faint">
                    Thêm {formatDayMonthYear(createdAt)}
                    {lastUsedAt ? ` · dùng ${formatMoment(lastUsedAt)}` : ' · chưa dùng lần nào'}
                  </span>
                </span>
                <Form method="post">
                  <input type="hidden" name="id" value={id} />
                  <Button type="submit" name="do" value="passkey-off" look="dangerous" size="sm">
                    Bỏ<span className="sr-only"> khóa {name}</span>
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        )}
        <TextField
          ref={naming}
          name="name"
          label="Tên khóa"
          placeholder="Điện thoại của tôi"
          maxLength={60}
          autoComplete="off"
        />
        <PasskeyButton use="make" optionsUrl="/toi/khoa" fields={fields}>
          Thêm khóa truy cập
        </PasskeyButton>
      </div>
    </Card>
  );
}
