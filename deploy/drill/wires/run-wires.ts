import { connect, createServer, type Socket } from 'node:net';
import { portsUsedBy } from './ports-used-by.ts';

/** A door of a machine for the others: what comes to `port` goes to `target`. */
export interface Wire {
  machine: number;
  port: number;
  target: number;
}

/** What the process is told: the wires to lay, once, then which machine is cut off, with its processes, or that none is. */
export type WireOrder = { wires: Wire[] } | { cut: number; pids: number[] } | { cut: null };

interface Line {
  machine: number;
  /** The port that the caller's end has. */
  caller: number;
  ends: [Socket, Socket];
  isSilent: boolean;
}

/** While a machine is cut off, who it is that calls is looked up so often. */
const judgeEveryMs = 1_000;

const lines = new Set<Line>();
/** New ones of which nobody knows yet whether they are cut; nothing goes over them meanwhile. */
const unjudged = new Set<Line>();
let cut: { machine: number; pids: number[] } | null = null;

/**
 * A process that all traffic to the database machines goes through, so that one of them can be cut off from everybody else: what
 * it sends and what is sent to it goes nowhere and is not refused either, as when a cable is pulled. What a machine says to
 * itself goes on. Who calls is told by whose process holds the other end.
 */
function lay({ machine, port, target }: Wire): void {
  createServer({ pauseOnConnect: true }, (caller) => {
    const callee = connect({ host: '127.0.0.1', port: target });
    const line: Line = { machine, caller: caller.remotePort ?? 0, ends: [caller, callee], isSilent: false };
    lines.add(line);
    for (const [end, other] of [
      [caller, callee],
      [callee, caller],
    ] as const) {
      end.setNoDelay(true);
      end.on('error', () => {});
      end.on('close', () => {
        lines.delete(line);
        unjudged.delete(line);
        // One that was cut does not hear that the other is gone.
        if (!line.isSilent) other.destroy();
      });
    }
    if (cut) unjudged.add(line);
    else join(line);
  }).listen(port, '127.0.0.1');
}

/** Those that lead to the machine that is cut off from outside of it, or from it to outside. */
async function severed(some: Iterable<Line>): Promise<Line[]> {
  if (!cut) return [];
  const { machine, pids } = cut;
  const own = await portsUsedBy(pids);
  return [...some].filter((line) => (line.machine === machine) !== own.has(line.caller));
}

async function judge(): Promise<void> {
  if (unjudged.size === 0) return;
  const some = [...unjudged];
  unjudged.clear();
  const cutLines = new Set(await severed(some));
  for (const line of some)
    if (cutLines.has(line)) silence(line);
    else join(line);
}

function join({ ends: [caller, callee] }: Line): void {
  caller.pipe(callee).pipe(caller);
}

function silence(line: Line): void {
  line.isSilent = true;
  for (const end of line.ends) {
    end.unpipe();
    end.pause();
  }
}

process.on('message', async (order: WireOrder) => {
  if ('wires' in order) for (const wire of order.wires) lay(wire);
  else if (order.cut === null) {
    cut = null;
    await judge();
    // Both sides learn now that this line is dead, and take a new one.
    for (const { ends, isSilent } of lines) if (isSilent) for (const end of ends) end.destroy();
  } else {
    cut = { machine: order.cut, pids: order.pids };
    for (const line of await severed([...lines])) silence(line);
  }
  process.send?.('done');
});
setInterval(judge, judgeEveryMs);
process.on('disconnect', () => process.exit(0));
// Ctrl-C is for the drill, which stops everything in order.
process.on('SIGINT', () => {});
