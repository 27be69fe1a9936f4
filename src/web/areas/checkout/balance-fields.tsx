import { Form, useActionData } from 'react-router';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';

interface Answer {
  creditError?: string;
  creditCode?: string;
  giftError?: string;
  giftCode?: string;
}

/** Pays with a gift card or with the credit of an earlier trip, as far as they go; collapsed until somebody has one. */
export function BalanceFields({ isSending }: { isSending: boolean }) {
  const { creditError, creditCode, giftError, giftCode } = useActionData<Answer>() ?? {};
  return (
    <>
      <CodeField
        intent="gift"
        summary="Tôi có phiếu quà tặng"
        name="giftCode"
        label="Mã phiếu quà tặng"
        hint="Ví dụ QUA-7K9Q-MP2R-4HVB-XWTN. Phần còn thiếu bạn trả bằng cách khác."
        typed={giftCode}
        error={giftError}
        isSending={isSending}
      />
      <CodeField
        intent="credit"
        summary="Tôi có mã hoàn tiền (tín dụng)"
        name="creditCode"
        label="Mã tín dụng"
        hint="Ví dụ TD7K9QMP2R. Phần còn thiếu bạn trả bằng cách khác."
        typed={creditCode}
        error={creditError}
        isSending={isSending}
      />
    </>
  );
}

function CodeField({
  intent,
  summary,
  name,
  label,
  hint,
  typed,
  error,
  isSending,
}: {
  intent: string;
  summary: string;
  name: string;
  label: string;
  hint: string;
  typed: string | undefined;
  error: string | undefined;
  isSending: boolean;
}) {
  return (
    <details open={error !== undefined} className="border-t border-line pt-2">
      <summary className="folded-head min-h-11 font-semibold">{summary}</summary>
      <Form method="post" noValidate className="mt-3 flex flex-wrap items-start gap-3 pb-3">
        <input type="hidden" name="intent" value={intent} />
        <TextField
          name={name}
          label={label}
          defaultValue={typed}
          error={error}
          hint={hint}
          className="min-w-60 flex-1"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <Button type="submit" look="outline" className="mt-7" disabled={isSending}>
          Dùng mã
        </Button>
      </Form>
    </details>
  );
}
