import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Wire, WireOrder } from './run-wires.ts';

export interface Wires {
  /** Cuts a machine off from all others, given its number and processes, until `mend`. */
  cut(machine: number, pids: number[]): Promise<void>;
  mend(): Promise<void>;
  stop(): void;
}

/** Runs the proxies to the machines in a process of their own, so that the guests' work does not delay their traffic. */
export async function layWires(wires: Wire[]): Promise<Wires> {
  const child = fork(new URL('./run-wires.ts', import.meta.url).pathname, { stdio: 'inherit' });
  const order = async (what: WireOrder) => {
    const done = once(child, 'message');
    child.send(what);
    await done;
  };
  await order({ wires });
  return {
    cut: (machine, pids) => order({ cut: machine, pids }),
    mend: () => order({ cut: null }),
    stop: () => child.disconnect(),
  };
}
