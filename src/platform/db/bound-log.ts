import { closeSync, existsSync, openSync, readSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const maxBytes = 10_000_000;
const keptBytes = 1_000_000;

/**
 * Keeps the embedded server's log from filling the disk: past ten megabytes its last megabyte goes to `postgres.log.1` and the log
 * is truncated. The server opens it in append mode, so it continues at the new end.
 */
export function boundLog(home: string): void {
  const path = join(home, 'postgres.log');
  if (!existsSync(path)) return;
  const { size } = statSync(path);
  if (size <= maxBytes) return;
  const file = openSync(path, 'r');
  const tail = Buffer.alloc(keptBytes);
  readSync(file, tail, 0, keptBytes, size - keptBytes);
  closeSync(file);
  writeFileSync(`${path}.1`, tail);
  truncateSync(path);
}
