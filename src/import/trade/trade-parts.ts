import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import type { Random } from './random.ts';

/** Dependencies for playing the demo's past fortnight. */
export interface TradeParts extends Pick<App, 'db' | 'queue' | 'secrets'> {
  random: Random;
  /** When the site was started: nothing happens later. */
  now: Date;
  staff: { operations: StaffActor; accounting: StaffActor };
}

const minute = 60_000;

export function after(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * minute);
}

/** `minutes` later, but never in the future. */
export function laterBy({ now }: Pick<TradeParts, 'now'>, at: Date, minutes: number): Date {
  return new Date(Math.min(after(at, minutes).getTime(), now.getTime()));
}
