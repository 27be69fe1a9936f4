import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';

/**
 * Forks web processes that answer visitors, and replaces those that die. Resolves when all of them listen.
 * @returns a function that stops them
 */
export async function forkWebProcesses(
  count: number,
  env: Record<string, string>,
): Promise<(signal?: NodeJS.Signals) => Promise<void>> {
  let isStopping = false;
  const fork = () => {
    const worker = cluster.fork(env);
    worker.on('exit', () => {
      if (!isStopping) setTimeout(fork, 1_000);
    });
    return worker;
  };
  await Promise.all(Array.from({ length: count }, () => once(fork(), 'listening')));
  return async (signal = 'SIGTERM') => {
    isStopping = true;
    const alive = Object.values(cluster.workers ?? {}).filter(
      (worker): worker is Worker => worker !== undefined,
    );
    await Promise.all(
      alive.map((worker) => {
        const gone = once(worker, 'exit');
        worker.kill(signal);
        return gone;
      }),
    );
  };
}
