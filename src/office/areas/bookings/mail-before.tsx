import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { Fold } from '../../parts/fold.tsx';
import type { ActionName } from './booking-action.ts';
import type { loader } from './read-mail-before.ts';

type MailsBefore = NonNullable<Awaited<ReturnType<typeof loader>>['before']>;

/** Whose mails can be read before they are sent; 'priced' ones once it is said what they come to. */
const readable: Partial<Record<ActionName, 'at once' | 'priced'>> = {
  huy: 'at once',
  'huy-mot': 'at once',
  'tu-choi': 'at once',
  'doi-ngay': 'priced',
  chuyen: 'priced',
};

/** What decides nothing of what a mail says: the reason stands in it as it is typed. */
const undeciding = ['viec', 'note'];

/** The mails that guest and suppliers read once this is done, as the form stands. */
export function MailBefore({
  name,
  code,
  chosen,
}: {
  name: ActionName;
  code: string;
  chosen: FormData | null;
}) {
  const { load, data, state } = useFetcher<typeof loader>();
  const when = readable[name];
  const isReadable = chosen !== null && (when === 'at once' || (when && chosen.has('expectedTotalVnd')));
  const query = new URLSearchParams({ viec: name });
  if (chosen)
    for (const [field, value] of chosen)
      if (typeof value === 'string' && !undeciding.includes(field)) query.append(field, value);
  const address = isReadable ? `/dat-cho/${code}/thu?${query}` : '';
  useEffect(() => {
    if (address) void load(address);
  }, [address, load]);
  if (!isReadable || !data?.before) return null;
  const { guest, suppliers } = data.before;
  return (
    <div aria-busy={state !== 'idle'} className="flex flex-col gap-2">
      {guest ? (
        <Read label="Thư khách sẽ đọc" by="Khách" mail={guest} />
      ) : (
        when === 'at once' && <p className="text-sm text-ink-soft">Khách không nhận thư nào về việc này.</p>
      )}
      <SupplierMails {...suppliers} />
    </div>
  );
}

function SupplierMails({ mails, unmailed }: MailsBefore['suppliers']) {
  return (
    <>
      {mails.map((mail) => {
        const { supplier, subject } = mail;
        const words = <Read key={supplier} label={`Thư ${supplier} sẽ đọc`} by={supplier} mail={mail} />;
        return mails.length === 1 ? (
          words
        ) : (
          <Fold key={`${supplier} ${subject}`} title={`${supplier} đọc`}>
            {words}
          </Fold>
        );
      })}
      {mails.length === 0 && (
        <p className="text-sm text-ink-soft">Không nhà cung cấp nào nhận thư ngay về việc này.</p>
      )}
      {unmailed.length > 0 && (
        <p className="text-sm text-warn">
          Chưa có email của {unmailed.join(', ')}: họ không nhận thư, cần báo bằng điện thoại.
        </p>
      )}
    </>
  );
}

function Read({ label, by, mail }: { label: string; by: string; mail: NonNullable<MailsBefore['guest']> }) {
  return (
    <section aria-label={label} className="rounded-card border border-line bg-sunken px-3.5 py-3">
      <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">
        {by} đọc, tới {mail.recipient}: <b className="text-ink">{mail.subject}</b>
      </p>
      <p className="mt-2 border-t border-line pt-2 text-sm whitespace-pre-line [overflow-wrap:anywhere]">
        {mail.plain}
      </p>
    </section>
  );
}
