import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Wire, WireOrder } from './run-wires.ts';

export interface Wires {
  /** Cuts a machine off from all others, by its number and its processes, until somebody mends it. */
  cut(machine: number, pids: number[]): Promise<void>;
  mend(): Promise<void>;
  stop(): void;
}

/** Has a process of its own carry what goes to the machines, so that the guests' own work holds nothing up. */
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
