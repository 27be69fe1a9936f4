import { setTimeout as sleep } from 'node:timers/promises';
import type { Act } from './act.ts';
import { areReplicasThere } from './bring-up.ts';
import { cutPrimary, cutReplica } from './cuts.ts';
import { etcdMember, etcdWhole } from './etcd-acts.ts';
import { until } from './keep-process.ts';
import { isReady, type Stage } from './stage.ts';

const primaryGone = ['DatabaseMachineDown', 'PrimaryMissing', 'PrimaryChanged', 'VisitorsRefused'];

/** Time limit of a failover; faults of other machines must not delay guests for longer than the second. */
const failover = { gapSeconds: 30 };
const nobodyNotices = { gapSeconds: 5 };

const quiet: Act = {
  name: 'nothing breaks',
  bars: { gapSeconds: 5, failedRequests: 0 },
  play: () => sleep(12_000),
};

/** As by an out-of-memory kill; a process supervisor restarts it. */
const siteNode: Act = {
  name: 'a site node is killed',
  alarms: ['NodeDown', 'SiteDown'],
  bars: nobodyNotices,
  async play({ nodes, machines }) {
    await nodes[0]?.kill();
    await sleep(4_000);
    nodes[0]?.start();
    await until('node-1', () => isReady(machines, 0));
  },
};

/** Jobs that follow bookings wait for it, and are done once it is back. */
const jobsNode: Act = {
  name: 'the node for jobs is killed, back after 10 s',
  alarms: ['SiteDown'],
  bars: nobodyNotices,
  async play({ jobs, machines }) {
    await jobs.kill();
    await sleep(10_000);
    jobs.start();
    await until('the node for jobs', () => isReady(machines, 'jobs'));
  },
};

const pooler: Act = {
  name: 'PgBouncer is killed, back after 2 s',
  alarms: ['VisitorsRefused'],
  bars: { gapSeconds: 10 },
  async play({ machines }) {
    await machines.pooler.kill();
    await sleep(2_000);
    machines.pooler.start();
  },
};

const cache: Act = {
  name: 'Varnish is killed, back after 4 s',
  alarms: ['CacheDown'],
  bars: nobodyNotices,
  async play({ machines }) {
    await machines.varnish.kill();
    await sleep(4_000);
    machines.varnish.start();
  },
};

const replica: Act = {
  name: 'a replica is killed, back after 10 s',
  alarms: ['DatabaseMachineDown', 'ReplicaMissing'],
  bars: { gapSeconds: 15 },
  async play({ machines }) {
    const one = await replicaOf(machines);
    await one.kill();
    await sleep(10_000);
    one.start();
    await until('two replicas', () => areReplicasThere(machines.layout.ports));
  },
};

const frozenReplica: Act = {
  name: 'a replica stands still for 15 s',
  alarms: ['DatabaseMachineDown', 'ReplicaMissing'],
  bars: { gapSeconds: 20 },
  async play({ machines }) {
    const one = await replicaOf(machines);
    one.freeze(true);
    await sleep(15_000);
    one.freeze(false);
  },
};

const primary: Act = {
  name: 'the primary database machine is killed',
  alarms: primaryGone,
  bars: failover,
  async play({ machines }) {
    const old = machines.databases[await machines.leader()];
    await old?.kill();
    await until('another primary', async () => (await machines.leader()) >= 0);
    await sleep(8_000);
    old?.start();
    await until('two replicas', () => areReplicasThere(machines.layout.ports), 90_000);
  },
};

/** It does not know that it is no longer primary, and must not act as one when it comes back. */
const frozenPrimary: Act = {
  name: 'the primary stands still for 60 s and comes back',
  alarms: primaryGone,
  bars: failover,
  lacks: ({ patroniLacks }) => patroniLacks,
  async play({ machines }) {
    const old = machines.databases[await machines.leader()];
    old?.freeze(true);
    await sleep(60_000);
    old?.freeze(false);
    await until('two replicas', () => areReplicasThere(machines.layout.ports), 90_000);
  },
};

/** As for an upgrade: one after the other, each once the previous one is ready. */
const rollingRestart: Act = {
  name: 'all site nodes restart, one after another',
  alarms: ['NodeDown'],
  bars: { gapSeconds: 5, failedRequests: 0 },
  async play({ nodes, machines }) {
    for (const [at, node] of nodes.entries()) {
      await node.stop();
      node.start();
      await until(node.name, () => isReady(machines, at));
      await sleep(3_000);
    }
  },
};

const wrongClock: Act = {
  name: 'a node whose clock is 5 min ahead does not start',
  bars: nobodyNotices,
  lacks: ({ lateNode }) => (lateNode ? null : 'there is no faketime'),
  async play({ nodes, machines, lateNode }) {
    await nodes[1]?.stop();
    lateNode?.start();
    await until('its refusal', async () => {
      if (await isReady(machines, 1)) throw new Error('A node with a wrong clock serves visitors');
      return lateNode?.isRunning === false;
    });
    nodes[1]?.start();
    await until('node-2', () => isReady(machines, 1));
  },
};

export const acts: readonly Act[] = [
  quiet,
  siteNode,
  pooler,
  cache,
  replica,
  frozenReplica,
  etcdMember,
  etcdWhole,
  primary,
  frozenPrimary,
  rollingRestart,
  wrongClock,
  jobsNode,
  cutReplica,
  cutPrimary,
];

async function replicaOf({ databases, leader }: Stage['machines']) {
  const one = databases[((await leader()) + 1) % databases.length];
  if (!one) throw new Error('There is no replica');
  return one;
}
