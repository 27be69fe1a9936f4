import { isIPv6 } from 'node:net';

/**
 * The unit in which IP addresses are counted: an IPv4 address as it is, also when mapped into IPv6; of IPv6 the first 64
 * bits, because whoever has one address there has the whole network.
 */
export function addressKey(ip: string): string {
  const [address = ''] = ip.trim().toLowerCase().split('%');
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight groups of an IPv6 address. The platform's URL parser normalises every notation. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const numbers = (text: string | undefined) =>
    text ? text.split(':').map((group) => Number.parseInt(group, 16)) : [];
  const [first, last] = [numbers(head), numbers(tail)];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}
