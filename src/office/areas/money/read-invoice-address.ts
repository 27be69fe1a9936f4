import type { InvoiceFilter } from '#modules/books/queries/list-invoices.ts';
import { readListAddress } from '../../parts/list/list-address.ts';
import type { ListAddress } from '../../parts/list/types.ts';
import { invoiceList } from './invoice-list.tsx';

const viewOf: Readonly<Record<string, InvoiceFilter['view']>> = { 'cho-so': 'waiting', 'co-so': 'issued' };

/** The filter in an address of the list of invoices; without days it is of this month. @param today ISO day in Vietnam */
export function invoiceFilter({ view, text, filters }: ListAddress, today: string): InvoiceFilter {
  const to = filters.den ?? today;
  return { from: filters.tu ?? `${to.slice(0, 8)}01`, to, view: viewOf[view], text };
}

export function readInvoiceAddress(search: string, today: string) {
  const address = readListAddress(search, invoiceList);
  return { address, filter: invoiceFilter(address, today) };
}
