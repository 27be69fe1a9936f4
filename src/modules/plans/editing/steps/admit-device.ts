import type { Tx } from '#platform/db/connect.ts';
import { addressKey } from '#platform/limits/address-key.ts';
import {
  type Counting,
  type Limit,
  returnAllowance,
  takeAllowance,
} from '#platform/limits/take-allowance.ts';
import type { PlanVisitor } from '../../access/plan-visitor.ts';

/** Where a vote or like comes from. A device costs nothing to make up, so those without an account are counted by address. */
export interface VoteOrigin {
  ip: string;
  counting: Counting;
}

/** More than a family or an office behind one address needs, within a day. */
const maxDevices = 20;

/** Whether one more device without an account may vote for (or like) `subject` from its address today. */
export async function admitDevice(
  tx: Tx,
  { visitor, subject, from }: { visitor: PlanVisitor; subject: string; from: VoteOrigin },
): Promise<boolean> {
  if (visitor.userId !== null) return true;
  return (await takeAllowance(tx, [limitOf(subject, from)], from.counting)).ok;
}

/** Counts a device no longer that has withdrawn its vote or like. */
export async function releaseDevice(
  tx: Tx,
  { visitor, subject, from }: { visitor: PlanVisitor; subject: string; from: VoteOrigin },
): Promise<void> {
  if (visitor.userId === null) await returnAllowance(tx, [limitOf(subject, from)], from.counting);
}

const limitOf = (subject: string, { ip }: VoteOrigin): Limit => ({
  ...{ name: 'plan votes', subject: `${subject}:${addressKey(ip)}` },
  ...{ max: maxDevices, windowSeconds: 86_400 },
});
