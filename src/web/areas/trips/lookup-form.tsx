import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { phoneLink } from '#ui/phone-link.ts';
import { useRootData } from '#web/app/root-data.ts';
import { FormGuard } from '#web/parts/bots/form-guard.tsx';

export interface LookupErrors {
  code?: string;
  contact?: string;
  form?: string;
}

/** Finds a booking by its code and the payer's phone number or mail address. */
export function LookupForm({
  values,
  errors,
  needsProof,
}: {
  values: { code: string; contact: string };
  errors: LookupErrors;
  needsProof: boolean;
}) {
  const { settings } = useRootData();
  return (
    <Form method="post" noValidate className="mt-4 stack-4">
      {errors.form && (
        <Notice tone="warn" role="alert" title={errors.form}>
          <p>
            Mã nằm trong email xác nhận, bắt đầu bằng DV. Không thấy email, bạn gọi{' '}
            <a
              href={phoneLink(settings.phone)}
              className="font-semibold whitespace-nowrap text-sea underline"
            >
              {settings.phone}
            </a>
            .
          </p>
        </Notice>
      )}
      <TextField
        name="code"
        label="Mã đặt chỗ"
        required
        defaultValue={values.code}
        error={errors.code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField
        name="contact"
        label="Số điện thoại hoặc email"
        autoComplete="tel"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={values.contact}
        error={errors.contact}
      />
      {needsProof && <FormGuard isEager />}
      <Button type="submit" className="w-full">
        Tìm đặt chỗ
      </Button>
    </Form>
  );
}
