import type { LedgerFilter } from '#modules/books/queries/list-ledger.ts';
import { readListAddress } from '../../parts/list/list-address.ts';
import type { ListAddress } from '../../parts/list/types.ts';
import { ledgerList } from './ledger-list.tsx';

/** What an address says of the ledger: the page and which lines are asked for. @param search '?tu=…' */
export function readLedgerAddress(search: string): { address: ListAddress; filter: LedgerFilter } {
  const address = readListAddress(search, ledgerList);
  const { 'tai-khoan': account, tu: fromOn, den: untilOn } = address.filters;
  return { address, filter: { code: address.text.toUpperCase(), account, fromOn, untilOn } };
}
