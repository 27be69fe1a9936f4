import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { FormGuard } from '#web/parts/bots/form-guard.tsx';

interface Shown {
  errors: Record<string, string | undefined>;
  typed: Record<string, string>;
}

export function PhoneForm({ errors, typed }: Shown) {
  return (
    <>
      <ErrorSummary errors={errors} />
      <Form method="post" reloadDocument noValidate className="relative stack-4 overflow-hidden p-1 -m-1">
        <TextField
          name="phone"
          label="Số điện thoại di động"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          maxLength={30}
          defaultValue={typed.phone}
          error={errors.phone}
          hint="Chúng tôi gửi mã 6 số qua Zalo hoặc tin nhắn."
        />
        <FormGuard openedAt={typed.openedAt ?? ''} />
        <Button type="submit" className="w-full">
          Gửi mã
        </Button>
      </Form>
    </>
  );
}
