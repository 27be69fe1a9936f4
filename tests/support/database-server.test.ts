import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { readServer } from '#platform/db/embedded/find-running-embedded.ts';
import { isProcessAlive } from '#platform/db/embedded/processes.ts';

test.each(['SIGINT', 'SIGTERM'] as const)(
  'a run of tests that is ended by %s leaves no server and no data',
  async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), 'interrupted-'));
    chmodSync(folder, 0o1777);
    const run = spawn('vitest', ['run', 'src/platform/queue/queue.test.ts'], {
      env: { ...process.env, TMPDIR: folder },
      stdio: 'ignore',
    });
    try {
      const server = await vi.waitFor(
        () => {
          const [own = ''] = readdirSync(folder).filter((name) => name.startsWith('neo-viet-test-'));
          const found = readServer(join(folder, own, 'postgres', 'cluster'));
          if (!found) throw new Error('No server yet');
          return found;
        },
        { timeout: 30_000, interval: 100 },
      );
      run.kill(signal);
      await once(run, 'exit');
      await vi.waitFor(() => expect(isProcessAlive(server.pid)).toBe(false), { timeout: 10_000 });
      expect(readdirSync(folder).filter((name) => name.startsWith('neo-viet-test-'))).toEqual([]);
    } finally {
      run.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    }
  },
  60_000,
);
