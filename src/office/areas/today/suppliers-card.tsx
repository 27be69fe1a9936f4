import { CircleCheck, Phone, Send } from 'lucide-react';
import { Link, useFetcher } from 'react-router';
import type { AskContact } from '#modules/suppliers/queries/list-asks.ts';
import { formatPhone } from '#platform/vietnamese/phone.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { useMay } from '../../app/office-data.ts';
import { Count } from '../../parts/badge.tsx';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { DueList } from './due-list.tsx';
import type { Today } from './load-today.ts';

/** Pending requests to suppliers, with their clock. */
export function SuppliersCard({ board: { suppliers, contacts, counts, now } }: { board: Today }) {
  const ofSuppliers = counts.filter(({ kind }) => kind === 'supplier-confirmation' || kind === 'on-request');
  const open = ofSuppliers.reduce((sum, row) => sum + row.open, 0);
  const late = ofSuppliers.reduce((sum, row) => sum + row.late, 0);
  return (
    <Card
      title={
        <>
          Nhà cung cấp chưa nhận <Count isHot={late > 0}>{open}</Count>
        </>
      }
      aside={
        open > 0 && (
          <Link
            to="/viec?loai=supplier-confirmation,on-request"
            className="text-sm font-semibold text-sea hover:underline"
          >
            Xem cả {open}
          </Link>
        )
      }
    >
      {open > 0 ? (
        <DueList
          tasks={suppliers}
          now={now}
          aside={({ objectId }) => <Reach contact={contacts.get(objectId)} />}
        />
      ) : (
        <Empty title="Nhà cung cấp đã trả lời hết" />
      )}
    </Card>
  );
}

const iconClass =
  'inline-grid size-7 place-items-center rounded-control text-sea hover:bg-hover disabled:text-ink-faint max-sm:size-11';

/** A call to the supplier, and a mail that reminds them. */
function Reach({ contact }: { contact: AskContact | undefined }) {
  const { Form, state, data: reply } = useFetcher<ActionReply>();
  const may = useMay();
  if (!contact) return null;
  const { askId, supplier, phone, email } = contact;
  return (
    <span className="flex flex-wrap items-center justify-end">
      {phone && (
        <a
          href={`tel:${phone}`}
          className={iconClass}
          title={formatPhone(phone)}
          aria-label={`Gọi ${supplier}, ${formatPhone(phone)}`}
        >
          <Phone size={15} aria-hidden />
        </a>
      )}
      {email && may('supplier.remind') && (
        <Form method="post" action="/cho-nha-cung-cap">
          <input type="hidden" name="ask" value={askId} />
          <button
            type="submit"
            name="do"
            value="remind"
            disabled={state !== 'idle' || reply?.done !== undefined}
            className={iconClass}
            title="Nhắc ngay bằng thư"
            aria-label={`Nhắc ${supplier} bằng thư`}
          >
            {reply?.done ? <CircleCheck size={15} aria-hidden /> : <Send size={15} aria-hidden />}
          </button>
        </Form>
      )}
      {reply && (
        <span role="status" className={reply.done ? 'sr-only' : 'basis-full text-right text-sm text-bad'}>
          {reply.done ?? reply.refused}
        </span>
      )}
    </span>
  );
}
