interface Reported {
  service: 'sepay' | 'casso';
  /** The service's own id of the message. */
  id: string;
  account: string;
  /** The bank's reference of the transfer. */
  reference: string;
  direction: 'in' | 'out';
  amountVnd: number;
}

/**
 * The identity of a transfer, whoever reports it. Account and amount are part of it besides the reference, because each
 * bank numbers references on its own and two transfers of different amounts are never the same.
 */
export function transferId({ service, id, account, reference, direction, amountVnd }: Reported): string {
  const [number, name] = [account, reference].map((text) => text.toUpperCase().replace(/[^A-Z0-9]/g, ''));
  return number && name ? `${number}:${name}:${direction}:${amountVnd}` : `${service}:${id}`;
}
