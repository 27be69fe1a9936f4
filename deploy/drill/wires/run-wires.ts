import { connect, createServer, type Socket } from 'node:net';
import { portsUsedBy } from './ports-used-by.ts';

/** A proxied port of a machine for the others: connections to `port` are forwarded to `target`. */
export interface Wire {
  machine: number;
  port: number;
  target: number;
}

/** Messages to the process: the wires to create, once, then which machine to cut off, with its processes, or none. */
export type WireOrder = { wires: Wire[] } | { cut: number; pids: number[] } | { cut: null };

interface Line {
  machine: number;
  /** The local port of the caller's end. */
  caller: number;
  ends: [Socket, Socket];
  isSilent: boolean;
}

/** How often the callers of new connections are identified while a machine is cut off. */
const judgeEveryMs = 1_000;

const lines = new Set<Line>();
/** New connections not yet identified as cut or not; they carry no data meanwhile. */
const unjudged = new Set<Line>();
let cut: { machine: number; pids: number[] } | null = null;

/**
 * A process that proxies all traffic to the database machines, so that one of them can be cut off from the others: its traffic
 * in both directions is dropped without being refused, as when a cable is pulled. A machine's traffic with itself continues.
 * Callers are identified by the process that holds the other end.
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
        // The end of a cut connection is not passed on to the other side.
        if (!line.isSilent) other.destroy();
      });
    }
    if (cut) unjudged.add(line);
    else join(line);
  }).listen(port, '127.0.0.1');
}

/** Connections that lead from outside to the machine that is cut off, or from it to outside. */
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
    // Both sides learn only now that the connection is dead, and open a new one.
    for (const { ends, isSilent } of lines) if (isSilent) for (const end of ends) end.destroy();
  } else {
    cut = { machine: order.cut, pids: order.pids };
    for (const line of await severed([...lines])) silence(line);
  }
  process.send?.('done');
});
setInterval(judge, judgeEveryMs);
process.on('disconnect', () => process.exit(0));
// Ctrl-C is handled by the drill, which stops everything in order.
process.on('SIGINT', () => {});
