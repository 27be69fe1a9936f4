import { setTimeout as sleep } from 'node:timers/promises';
import type { Act } from './act.ts';
import { areReplicasThere } from './bring-up.ts';
import { isOk, until } from './keep-process.ts';

/** It runs without writing any more: the machines that it cannot reach have elected another primary. */
export const cutPrimary: Act = {
  name: 'the primary is cut off from all others, for 20 s after another writes',
  alarms: ['DatabaseMachineDown', 'PrimaryMissing', 'PrimaryChanged', 'VisitorsRefused'],
  bars: { gapSeconds: 30 },
  lacks: ({ patroniLacks }) => patroniLacks,
  async play({ machines }) {
    const { databases } = machines.layout.ports;
    const old = await machines.leader();
    const writes = (at: number) => isOk(`http://127.0.0.1:${databases[at]?.own.rest}/primary`);
    await machines.cutOff(old);
    await until('another primary', async () => {
      const others = await Promise.all(databases.map((_, at) => at !== old && writes(at)));
      return others.some(Boolean);
    });
    for (const end = Date.now() + 20_000; Date.now() < end; await sleep(500))
      if (await writes(old)) throw new Error('Two database machines accept writes at once');
    await machines.mend();
    await until('two replicas', () => areReplicasThere(machines.layout.ports), 90_000);
  },
};

/** Commits that wait for it do so until it is given up (wal_sender_timeout) and another replica takes its place. */
export const cutReplica: Act = {
  name: 'a replica is cut off from all others for 20 s',
  alarms: ['DatabaseMachineDown', 'ReplicaMissing'],
  bars: { gapSeconds: 30 },
  async play({ machines }) {
    await machines.cutOff(((await machines.leader()) + 1) % machines.databases.length);
    await sleep(20_000);
    await machines.mend();
    await until('two replicas', () => areReplicasThere(machines.layout.ports), 90_000);
  },
};
