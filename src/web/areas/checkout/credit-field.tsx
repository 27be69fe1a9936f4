import { Form, useActionData } from 'react-router';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';

/** Pays with the credit of an earlier trip, as far as it goes; closed until somebody has one. */
export function CreditField({ isSending }: { isSending: boolean }) {
  const { creditError: error, creditCode } =
    useActionData<{ creditError?: string; creditCode?: string }>() ?? {};
  return (
    <details open={error !== undefined} className="border-t border-line pt-2">
      <summary className="folded-head min-h-11 font-semibold">Tôi có mã hoàn tiền hoặc mã tín dụng</summary>
      <Form method="post" noValidate className="mt-3 flex flex-wrap items-start gap-3">
        <input type="hidden" name="intent" value="credit" />
        <TextField
          name="creditCode"
          label="Mã tín dụng"
          defaultValue={creditCode}
          error={error}
          hint="Ví dụ TD7K9QMP2R. Phần còn thiếu bạn trả bằng cách khác."
          className="min-w-60 flex-1"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" look="outline" className="mt-7" disabled={isSending}>
          Dùng mã
        </Button>
      </Form>
    </details>
  );
}
