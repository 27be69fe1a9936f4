import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { CheckField, TextField } from '#ui/field.tsx';
import { FormGuard } from '#web/parts/bots/form-guard.tsx';

/** What was searched, submitted along. */
export interface WantedInstead {
  place: string;
  /** 'YYYY-MM-DD', '' where no day was named. */
  from: string;
  guests: string;
  message: string;
  openedAt: string;
}

/** A call-back form for an empty list: an enquiry as on /yeu-cau, prefilled with what was searched. */
export function LeaveNumber({ wanted: { openedAt, ...wanted } }: { wanted: WantedInstead }) {
  return (
    <Form
      method="post"
      action="/yeu-cau"
      noValidate
      aria-label="Để lại số điện thoại"
      className="relative mt-4 stack-4 overflow-hidden p-1 -mx-1"
    >
      <input type="hidden" name="kind" value="goi-lai" />
      {Object.entries(wanted).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="grid gap-4 md:grid-cols-2">
        <TextField name="name" label="Họ và tên" required autoComplete="name" maxLength={100} />
        <TextField
          name="phone"
          label="Số điện thoại"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
        />
      </div>
      <CheckField
        name="consent"
        required
        label={
          <>
            Tôi đồng ý để{' '}
            <a href="/page/chinh-sach-bao-mat" className="text-sea underline underline-offset-3">
              thông tin này
            </a>{' '}
            được dùng khi liên hệ lại.
          </>
        }
      />
      <FormGuard openedAt={openedAt} />
      <Button type="submit" look="sea" className="w-full md:w-auto">
        Gọi lại cho tôi
      </Button>
    </Form>
  );
}
