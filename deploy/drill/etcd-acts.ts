import { setTimeout as sleep } from 'node:timers/promises';
import type { Act } from './act.ts';

export const etcdMember: Act = {
  name: 'one of three etcd is killed, back after 5 s',
  alarms: ['EtcdDown'],
  bars: { gapSeconds: 5 },
  async play({ machines }) {
    await machines.etcd[0]?.kill();
    await sleep(5_000);
    machines.etcd[0]?.start();
  },
};

export const etcdWhole: Act = {
  name: 'all etcd are away for 25 s',
  alarms: ['EtcdDown'],
  bars: { gapSeconds: 5 },
  async play({ machines }) {
    await Promise.all(machines.etcd.map((one) => one.kill()));
    await sleep(25_000);
    for (const one of machines.etcd) one.start();
  },
};
