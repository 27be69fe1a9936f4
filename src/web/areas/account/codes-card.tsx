import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { AccountCard } from './account-card.tsx';

/** Codes of an authenticator app (TOTP): turned on by the first right one, and turned off again. */
export function CodesCard({
  enrol,
  recoveryLeft,
  recoveryCodes,
  error,
}: {
  /** The secret to enter into the app; null once codes are on. */
  enrol: { secret: string; qr: string } | null;
  recoveryLeft: number;
  /** Shown only this once. */
  recoveryCodes: string[] | null;
  error: string | undefined;
}) {
  if (!enrol)
    return (
      <AccountCard
        title="Lớp bảo vệ thứ hai"
        about="Đang bật: mỗi lần đăng nhập, bạn nhập thêm mã 6 số trong ứng dụng."
      >
        {recoveryCodes ? (
          <Notice tone="warn" role="status" title="Cất các mã dự phòng này. Chúng chỉ hiện một lần.">
            <ul className="mt-2 grid grid-cols-2 gap-x-6 font-semibold tabular-nums sm:grid-cols-3">
              {recoveryCodes.map((code) => (
                <li key={code}>
                  <code>{code}</code>
                </li>
              ))}
            </ul>
            <CopyButton
              text={recoveryCodes.join('\n')}
              label="Sao chép các mã dự phòng"
              word="Sao chép"
              said="các mã dự phòng"
            />
          </Notice>
        ) : (
          <p>Còn {recoveryLeft} mã dự phòng cho lúc mất điện thoại.</p>
        )}
        <Form method="post" className="mt-3">
          <Button type="submit" name="do" value="codes-off" look="outline">
            Tắt
          </Button>
        </Form>
      </AccountCard>
    );
  return (
    <AccountCard
      title="Lớp bảo vệ thứ hai"
      about="Chưa bật. Bật rồi, ai có mật khẩu của bạn cũng không vào được nếu thiếu điện thoại của bạn."
    >
      <details open={error !== undefined}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-sea underline">
          Bật bằng ứng dụng xác thực
        </summary>
        <EnrolForm enrol={enrol} error={error} />
      </details>
    </AccountCard>
  );
}

function EnrolForm({ enrol, error }: { enrol: { secret: string; qr: string }; error: string | undefined }) {
  return (
    <div className="mt-3 flex flex-col gap-5 sm:flex-row">
      <img
        src={`data:image/svg+xml;utf8,${encodeURIComponent(enrol.qr)}`}
        alt="Mã QR để thêm vào ứng dụng xác thực"
        width={160}
        height={160}
        className="size-40 shrink-0 rounded-control bg-white"
      />
      <Form method="post" noValidate className="min-w-0 stack-3">
        <p>Mở Google Authenticator hoặc ứng dụng tương tự, quét mã rồi nhập 6 số hiện ra.</p>
        <p className="text-sm text-ink-soft">
          Không quét được? Nhập khóa này vào ứng dụng:{' '}
          <code className="break-all text-ink">{enrol.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
        </p>
        <TextField
          name="code"
          label="Mã 6 số"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          maxLength={10}
          error={error}
          className="max-w-48"
        />
        <Button type="submit" name="do" value="codes" look="sea">
          Bật
        </Button>
      </Form>
    </div>
  );
}
