import { writeListAddress } from './list-address.ts';
import type { ListAddress, ListDeclaration } from './types.ts';

/** Hidden fields that keep an address's parameters in a form that sets others. */
export function KeptKeys<Row>({ address, list }: { address: ListAddress; list: ListDeclaration<Row> }) {
  return [...new URLSearchParams(writeListAddress(address, list, {}))].map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
