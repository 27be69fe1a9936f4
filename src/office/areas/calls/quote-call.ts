import { asIfReturned } from '#modules/booking/board/for-guest.ts';
import { type QuotedCart, quoteCart } from '#modules/booking/hold/quotes.ts';
import { actorOfRequest, type OfficeRequest } from '../../app/office-context.ts';
import type { Call } from './call-address.ts';

/** Prices the chosen items. A quote under revision is priced as if its own places were free, because it holds them until then. */
export function quoteCall(
  office: OfficeRequest,
  { items, revised }: Pick<Call, 'items' | 'revised'>,
): Promise<QuotedCart> {
  const { app, cameFrom } = office;
  if (!revised) return quoteCart(app, { items }, cameFrom);
  const by = { code: revised, actor: actorOfRequest(office) };
  return asIfReturned(app.db, app.queue, by, app.clock.now(), (tx) =>
    quoteCart({ ...app, db: tx }, { items }, cameFrom),
  );
}
