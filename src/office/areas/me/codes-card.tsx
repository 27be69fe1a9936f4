import { Form } from 'react-router';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { TextField } from '../../parts/field.tsx';

/** Authenticator app codes (TOTP): turned on by the first valid code, and turned off. */
export function CodesCard({
  enrol,
  recoveryLeft,
  error,
}: {
  /** The secret to enrol in the app; null once codes are on. */
  enrol: { secret: string; qr: string } | null;
  recoveryLeft: number;
  error: string | undefined;
}) {
  if (!enrol)
    return (
      <Card title="Mã xác thực" aside={<Badge tone="good">Đang bật</Badge>}>
        <Form method="post" className="flex flex-col items-start gap-3 p-3.5">
          <p>Mỗi lần đăng nhập bằng mật khẩu, bạn nhập thêm mã 6 số trong ứng dụng.</p>
          <p className="text-ink-soft">Còn {recoveryLeft} mã dự phòng cho lúc mất điện thoại.</p>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" name="do" value="recovery">
              Làm mã dự phòng mới
            </Button>
            <Button type="submit" name="do" value="codes-off" look="dangerous">
              Tắt mã xác thực
            </Button>
          </div>
        </Form>
      </Card>
    );
  return (
    <Card title="Mã xác thực" aside={<Badge tone="mute">Chưa bật</Badge>}>
      <div className="flex gap-4 p-3.5 max-sm:flex-col">
        <img
          src={`data:image/svg+xml;utf8,${encodeURIComponent(enrol.qr)}`}
          alt="Mã QR để thêm vào ứng dụng xác thực"
          width={148}
          height={148}
          className="size-[148px] flex-none rounded-control bg-white"
        />
        <Form method="post" className="flex min-w-0 flex-1 flex-col items-start gap-2.5">
          <p>
            Mở Google Authenticator, Microsoft Authenticator hoặc ứng dụng tương tự, quét mã rồi nhập 6 số
            hiện ra.
          </p>
          <p className="text-sm text-ink-soft">
            Không quét được? Nhập khóa này vào ứng dụng:{' '}
            <code className="text-ink">{enrol.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
          </p>
          <TextField
            name="code"
            label="Mã 6 số"
            inputMode="numeric"
            autoComplete="one-time-code"
            className="w-40"
            error={error}
          />
          <Button type="submit" name="do" value="codes" look="primary">
            Bật mã xác thực
          </Button>
        </Form>
      </div>
    </Card>
  );
}
