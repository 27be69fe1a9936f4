import { Form, Link } from 'react-router';
import { ownValue } from '#platform/forms/own-value.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { FocusedNotice } from '#ui/focused-notice.tsx';
import { Notice } from '#ui/notice.tsx';

interface Account {
  /** Number of bookings made with this account's mail address that were added to it just now. */
  claimed: number;
  toKeep: string[];
  done: string | null;
}

const doneWords: Readonly<Record<string, { tone: 'good' | 'warn'; words: string }>> = {
  'da-nhan': { tone: 'good', words: 'Đặt chỗ đã nằm trong tài khoản của bạn.' },
  'khong-nhan': {
    tone: 'warn',
    words:
      'Chưa nhận được: đặt chỗ này không dùng email hay số điện thoại bạn đã xác nhận, hoặc nằm trong tài khoản khác.',
  },
};

/** Bookings that the signed-in guest can add to their account; for others a link to sign in. */
export function AccountTrips({ account }: { account: Account | null }) {
  if (!account)
    return (
      <p className="mt-2 text-ink-soft">
        Có tài khoản?{' '}
        <Link to="/dang-nhap?tiep=/chuyen-di" className="font-semibold text-sea underline">
          Đăng nhập
        </Link>{' '}
        để thấy chuyến đi trên mọi thiết bị.
      </p>
    );
  const { claimed, toKeep, done } = account;
  const notice = ownValue(doneWords, done);
  return (
    <section aria-label="Tài khoản" className="mt-4 stack-4">
      {notice && <FocusedNotice tone={notice.tone} role="status" title={notice.words} />}
      {claimed > 0 && (
        <Notice
          tone="good"
          role="status"
          title={`${claimed} đặt chỗ dùng email của bạn đã nằm trong tài khoản.`}
        />
      )}
      {toKeep.map((code) => (
        <Form
          key={code}
          method="post"
          action="/chuyen-di/nhan-dat-cho"
          reloadDocument
          className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-rice p-4"
        >
          <input type="hidden" name="code" value={code} />
          <p className="grow">{code} đang mở trên thiết bị này.</p>
          <Button type="submit" look="outline" aria-label={`Thêm ${code} vào tài khoản`}>
            Thêm vào tài khoản
          </Button>
        </Form>
      ))}
      <details className="rounded-card border border-line bg-rice px-4">
        <summary className="folded-head min-h-11 font-semibold text-sea">Thêm đặt chỗ cũ bằng mã</summary>
        <Form
          method="post"
          action="/chuyen-di/nhan-dat-cho"
          reloadDocument
          className="flex flex-wrap items-end gap-3 pb-4"
        >
          <TextField
            name="code"
            id="claim-code"
            label="Mã của đặt chỗ cũ"
            autoComplete="off"
            required
            hint="Đặt chỗ phải dùng số điện thoại hoặc email mà tài khoản đã xác nhận."
            className="grow"
          />
          <Button type="submit" look="outline">
            Thêm
          </Button>
        </Form>
      </details>
    </section>
  );
}
