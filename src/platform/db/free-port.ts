import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ephemeral port ranges of Linux (32768), macOS and Windows (49152). */
const listeners = { from: 20_000, below: 32_768 };

/** The port is in use, or reserved by the system (Windows). */
const taken = new Set(['EADDRINUSE', 'EACCES']);

/**
 * A free port of 127.0.0.1. A port from the ephemeral range could be given to an outgoing connection before its
 * listener starts; these are only used when asked for by number.
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
