import { Form, Link } from 'react-router';
import { accountConsent } from '#modules/identity/guests/account-consent.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { CheckField, TextField } from '#ui/field.tsx';
import { useRootData } from '#web/app/root-data.ts';

interface Shown {
  errors: Record<string, string | undefined>;
  typed: Record<string, string>;
}

export function NameForm({ errors, typed }: Shown) {
  const { settings } = useRootData();
  return (
    <>
      <ErrorSummary errors={errors} />
      <Form method="post" reloadDocument noValidate className="stack-4">
        <TextField
          name="name"
          label="Họ và tên"
          autoComplete="name"
          autoFocus
          required
          maxLength={80}
          defaultValue={typed.name}
          error={errors.name}
        />
        <CheckField
          name="consent"
          required
          defaultChecked={typed.consent === 'on'}
          error={errors.consent}
          label={accountConsent(settings)}
        />
        <p className="text-sm">
          <Link
            to="/page/dieu-khoan-su-dung"
            className="inline-flex min-h-11 items-center text-sea underline"
          >
            Điều khoản sử dụng
          </Link>
          <span className="px-2 text-ink-soft">·</span>
          <Link
            to="/page/chinh-sach-bao-mat"
            className="inline-flex min-h-11 items-center text-sea underline"
          >
            Dữ liệu cá nhân
          </Link>
        </p>
        <Button type="submit" className="w-full">
          Tạo tài khoản
        </Button>
      </Form>
    </>
  );
}
