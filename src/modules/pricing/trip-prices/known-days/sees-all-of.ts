/** Whether a snapshot of PostgreSQL ('xmin:xmax:xip,…') sees every transaction that another one sees. */
export function seesAllOf(snapshot: string, other: string): boolean {
  if (snapshot === other) return true;
  const [one, former] = [partsOf(snapshot), partsOf(other)];
  if (one.end < former.end) return false;
  return one.running.every((id) => id >= former.end || former.running.includes(id));
}

function partsOf(snapshot: string) {
  const [, end = '', running = ''] = snapshot.split(':');
  return { end: Number(end), running: running === '' ? [] : running.split(',').map(Number) };
}
