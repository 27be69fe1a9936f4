import type { Clock } from '#platform/time/clock.ts';

export interface MovableClock extends Clock {
  /** Advances the time; minutes, hours and days add up. */
  advance(by: { minutes?: number; hours?: number; days?: number }): void;
}

/** A clock that stands still until a test moves it. */
export function createMovableClock(at: string): MovableClock {
  let now = new Date(at).getTime();
  return {
    now: () => new Date(now),
    advance({ minutes = 0, hours = 0, days = 0 }) {
      now += ((days * 24 + hours) * 60 + minutes) * 60_000;
    },
  };
}
