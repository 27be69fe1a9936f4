import { writeListAddress } from './list-address.ts';
import type { ListAddress, ListDeclaration } from './types.ts';

/** What an address says, as hidden fields of a form that asks for something else. */
export function KeptKeys<Row>({ address, list }: { address: ListAddress; list: ListDeclaration<Row> }) {
  return [...new URLSearchParams(writeListAddress(address, list, {}))].map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
