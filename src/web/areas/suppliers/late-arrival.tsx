import { Form, useNavigation } from 'react-router';
import type { SupplierView } from '#modules/suppliers/queries/find-supplier-view.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** The expected arrival of a late guest, and the button by which the supplier acknowledges it. */
export function LateArrival({
  arrival: { id, arrivesAt, note, acknowledgedAt },
}: {
  arrival: SupplierView['arrivals'][number];
}) {
  const isSending = useNavigation().state !== 'idle';
  return (
    <Notice
      tone={acknowledgedAt ? 'good' : 'warn'}
      title={`Khách đến muộn, khoảng ${formatDateTime(arrivesAt)}`}
    >
      {note && <p className="break-words">Khách nhắn: {note}</p>}
      {acknowledgedAt ? (
        <p>Bạn đã bấm biết lúc {formatDateTime(acknowledgedAt)}; khách thấy điều đó.</p>
      ) : (
        <Form method="post" className="mt-3">
          <Button type="submit" name="arrival" value={id} disabled={isSending}>
            Tôi đã biết
          </Button>
        </Form>
      )}
    </Notice>
  );
}
