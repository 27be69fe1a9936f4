/** Whether a snapshot of PostgreSQL ('xmin:xmax:xip,…') sees every transaction that another later sees. */
export function seesAllOf(snapshot: string, other: string): boolean {
  if (snapshot === other) return true;
  const [later, earlier] = [partsOf(snapshot), partsOf(other)];
  if (later.end < earlier.end) return false;
  return later.running.every((id) => id >= earlier.end || earlier.running.includes(id));
}

function partsOf(snapshot: string) {
  const [, end = '', running = ''] = snapshot.split(':');
  return { end: Number(end), running: running === '' ? [] : running.split(',').map(Number) };
}
