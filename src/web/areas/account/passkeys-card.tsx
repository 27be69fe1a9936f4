import { useRef } from 'react';
import { Form } from 'react-router';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { PasskeyButton } from '#web/parts/account/passkey-button.tsx';
import { AccountCard } from './account-card.tsx';

interface Passkey {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** Passkeys of a guest's devices. */
export function PasskeysCard({ passkeys, error }: { passkeys: Passkey[]; error: string | undefined }) {
  const naming = useRef<HTMLInputElement>(null);
  return (
    <AccountCard
      title="Khóa truy cập"
      about="Đăng nhập bằng vân tay, khuôn mặt hoặc mã khóa máy. Trang giả không lấy được khóa."
    >
      {passkeys.length > 0 && (
        <ul className="mb-4 divide-y divide-line">
          {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
              <div className="min-w-0 grow">
                <p className="truncate font-semibold">{name}</p>
                <p className="text-sm text-ink-soft">
                  Thêm {formatDateTime(createdAt)}
                  {lastUsedAt ? ` · dùng ${formatDateTime(lastUsedAt)}` : ' · chưa dùng lần nào'}
                </p>
              </div>
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <Button type="submit" name="do" value="passkey-off" look="outline" size="sm">
                  Bỏ<span className="sr-only"> khóa {name}</span>
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <p className="not-noscript:hidden">Trình duyệt đang tắt JavaScript, nên chưa thêm được khóa ở đây.</p>
      <div className="stack-3 sm:max-w-96 noscript:hidden">
        <TextField
          ref={naming}
          name="passkeyName"
          label="Tên khóa"
          placeholder="Điện thoại của tôi"
          maxLength={60}
          autoComplete="off"
          error={error}
        />
        <PasskeyButton use="make" fields={() => ({ do: 'passkey', name: naming.current?.value ?? '' })}>
          Thêm khóa trên máy này
        </PasskeyButton>
      </div>
    </AccountCard>
  );
}
