import { Form, useNavigation } from 'react-router';
import { Button } from '#ui/button.tsx';
import { TextArea, TextField } from '#ui/field.tsx';

interface Reply {
  errors: { reference?: string; note?: string };
  typed: { reference: string; note: string };
}

/** A confirmation with the supplier's reference, or a refusal with a reason: one tap after the link was opened. */
export function AnswerForm({
  kind,
  code,
  reply,
}: {
  kind: 'request' | 'confirmation';
  code: string;
  reply: Reply | null;
}) {
  const isSending = useNavigation().state !== 'idle';
  return (
    <section className="rounded-card border border-line bg-rice p-5">
      <Form method="post" noValidate className="stack-4">
        <TextField
          name="reference"
          label="Mã đặt chỗ của bạn"
          defaultValue={reply?.typed.reference || code}
          error={reply?.errors.reference}
          maxLength={60}
          hint="Khách đọc mã này khi đến. Chưa có thì giữ mã của chúng tôi."
        />
        <Button type="submit" name="answer" value="yes" disabled={isSending} className="w-full sm:w-auto">
          {kind === 'request' ? 'Còn chỗ, nhận khách' : 'Xác nhận có khách'}
        </Button>
      </Form>
      <details className="mt-5" open={reply?.errors.note !== undefined}>
        <summary className="folded-head min-h-11 w-fit font-semibold text-sea">Không nhận được</summary>
        <Form method="post" noValidate className="mt-2 stack-4">
          <TextArea
            name="note"
            label="Vì sao"
            defaultValue={reply?.typed.note}
            error={reply?.errors.note}
            required
            maxLength={300}
            hint={
              kind === 'request'
                ? 'Khách đọc câu này, ví dụ: Hết phòng những ngày này.'
                : 'Ví dụ: Hết phòng vì sửa chữa.'
            }
          />
          <Button type="submit" name="answer" value="no" look="outline" disabled={isSending}>
            Báo không nhận được
          </Button>
        </Form>
      </details>
    </section>
  );
}
