import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { ActionName } from './booking-action.ts';
import type { loader } from './read-mail-before.ts';

/** Whose mail can be read before it is sent. */
const readable: readonly ActionName[] = ['huy', 'huy-mot', 'tu-choi'];

/** What decides what the mail says; the reason does not, it stands in it as it is typed. */
const deciding = ['by', 'item'];

/** The mail that the guest reads once this is done, as the form stands. */
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
  const isReadable = chosen !== null && readable.includes(name);
  const query = new URLSearchParams({ viec: name });
  for (const field of deciding) if (chosen?.has(field)) query.set(field, String(chosen.get(field)));
  const address = isReadable ? `/dat-cho/${code}/thu?${query}` : '';
  useEffect(() => {
    if (address) void load(address);
  }, [address, load]);
  if (!isReadable || !data) return null;
  const { mail } = data;
  return (
    <section
      aria-label="Thư khách sẽ đọc"
      aria-busy={state !== 'idle'}
      className="rounded-card border border-line bg-sunken px-3.5 py-3"
    >
      {mail ? (
        <>
          <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">
            Khách đọc, tới {mail.recipient}: <b className="text-ink">{mail.subject}</b>
          </p>
          <p className="mt-2 border-t border-line pt-2 text-sm whitespace-pre-line [overflow-wrap:anywhere]">
            {mail.plain}
          </p>
        </>
      ) : (
        <p className="text-sm text-ink-soft">Khách không nhận thư nào về việc này.</p>
      )}
    </section>
  );
}
