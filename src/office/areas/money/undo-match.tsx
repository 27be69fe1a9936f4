import { Form, Link, useLoaderData } from 'react-router';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { useMay } from '../../app/office-data.ts';
import { Button } from '../../parts/button.tsx';
import { CheckField, TextArea } from '../../parts/field.tsx';
import { Fold } from '../../parts/fold.tsx';
import { Notice } from '../../parts/notice.tsx';
import type { MoneyData } from './load-money.ts';

/** The booking that a payment is matched with, and the form to undo a wrong match. */
export function UndoMatch({ reply }: { reply: ActionReply | undefined }) {
  const { message, undo } = useLoaderData<MoneyData>();
  const may = useMay();
  if (!message?.bookingCode) return null;
  const { bookingCode: code, id, amountVnd } = message;
  const booking = may('booking.read') ? (
    <Link
      to={`/dat-cho/${code}`}
      className="inline-flex min-h-6 items-center font-semibold text-sea max-sm:min-h-11"
    >
      {code}
    </Link>
  ) : (
    <b>{code}</b>
  );
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-3">
      <p>Đã khớp với {booking}.</p>
      {undo && may('payment.unassign') && (
        <Fold title="Khớp nhầm, rút khoản này…" isOpen={reply?.typed?.do === 'undo'}>
          {undo.refusal ? (
            <p className="p-3">Không rút được nữa: {undo.refusal}</p>
          ) : (
            <Form method="post" preventScrollReset className="flex flex-col gap-2 p-3">
              <input type="hidden" name="message" value={id} />
              <p>
                <b>Nếu rút:</b> {undo.effect}
              </p>
              {undo.asksUnsent && (
                <>
                  <Notice tone="warn">{undo.warning}</Notice>
                  <CheckField
                    name="isUnsent"
                    label="Đã hỏi người chuyển tiền: phần hoàn này chưa ai chuyển"
                    defaultChecked={reply?.typed?.isUnsent === '1'}
                  />
                </>
              )}
              <TextArea
                name="note"
                label="Vì sao khớp nhầm"
                hint="Khách không đọc câu này. Không ghi tên hay số tài khoản của khách."
                defaultValue={reply?.typed?.note}
                error={reply?.errors?.note}
              />
              <Button type="submit" name="do" value="undo" look="dangerous">
                Rút {formatVnd(amountVnd)} khỏi {code}
              </Button>
            </Form>
          )}
        </Fold>
      )}
    </div>
  );
}
