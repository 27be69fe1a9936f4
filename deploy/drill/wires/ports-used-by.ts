import { readdir, readFile, readlink } from 'node:fs/promises';

/**
 * Local ports of all TCP connections over IPv4 that processes and their descendants hold. Linux only.
 * Asynchronous, so as not to block this process: on a busy machine it takes a while.
 */
export async function portsUsedBy(pids: readonly number[]): Promise<Set<number>> {
  const parents = await parentsOfAll();
  const family = new Set(pids);
  for (let size = 0; size < family.size; ) {
    size = family.size;
    for (const [pid, parent] of parents) if (family.has(parent)) family.add(pid);
  }
  const sockets = new Set((await Promise.all([...family].map(socketsOf))).flat());
  const [, ...lines] = (await readFile('/proc/net/tcp', 'utf8')).trim().split('\n');
  const ports = lines
    .map((line) => line.trim().split(/\s+/))
    .filter((fields) => sockets.has(fields[9] ?? ''))
    .map(([, local = '']) => Number.parseInt(local.split(':')[1] ?? '', 16));
  return new Set(ports);
}

async function parentsOfAll(): Promise<[pid: number, parent: number][]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)));
  return pids.flatMap((pid, at) => {
    const stat = stats[at];
    // The name in brackets may contain anything, so fields are counted after it.
    return stat ? [[Number(pid), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])]] : [];
  });
}

/** The inode numbers of a process's open sockets; none for a process that has ended. */
async function socketsOf(pid: number): Promise<string[]> {
  const folder = `/proc/${pid}/fd`;
  const names = await readdir(folder).catch(() => []);
  const links = await Promise.all(names.map((name) => readlink(`${folder}/${name}`).catch(() => '')));
  return links.flatMap((link) => /^socket:\[(\d+)\]$/.exec(link)?.[1] ?? []);
}
