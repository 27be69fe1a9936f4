import type { LedgerFilter } from '#modules/books/queries/list-ledger.ts';
import { readListAddress } from '../../parts/list/list-address.ts';
import type { ListAddress } from '../../parts/list/types.ts';
import { ledgerList } from './ledger-list.tsx';

/** The page and filter of the ledger in an address. @param search '?tu=…' */
export function readLedgerAddress(search: string): { address: ListAddress; filter: LedgerFilter } {
  const address = readListAddress(search, ledgerList);
  const { 'tai-khoan': account, tu: fromOn, den: untilOn } = address.filters;
  return { address, filter: { code: address.text.toUpperCase(), account, fromOn, untilOn } };
}
