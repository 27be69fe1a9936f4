import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that Linux (32768), macOS and Windows (49152) lend to outgoing connections. */
const listeners = { from: 20_000, below: 32_768 };

/** Somebody listens, or the system keeps the port for itself (Windows). */
const taken = new Set(['EADDRINUSE', 'EACCES']);

/**
 * A port of 127.0.0.1 that nobody listens on. A port that the kernel would lend to any connection could be
 * gone before its listener starts; these go only to who asks for them by number.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(listeners.from, listeners.below);
  return (await isFree(port)) ? port : freePort();
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch (error) {
    if (taken.has((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
