import type { Random } from '../seeded-random.ts';

/** An event at a time. */
export interface StormEvent {
  at: Date;
  happen(): Promise<unknown>;
}

const hands = 10;

/**
 * Runs events in the order of their times, ten concurrently, so that neighbours overtake each other. An event whose connection was
 * killed is usually repeated, as a sender would; otherwise something else must recover it.
 * @returns the errors
 */
export async function sendStorm(events: readonly StormEvent[], random: Random): Promise<unknown[]> {
  const faults: unknown[] = [];
  const waiting = events.toSorted((one, other) => one.at.getTime() - other.at.getTime()).values();
  const worker = async () => {
    for (const event of waiting) {
      for (let tries = random.chance(0.85) ? 8 : 1; tries > 0; tries--) {
        try {
          await event.happen();
          break;
        } catch (fault) {
          faults.push(fault);
        }
      }
    }
  };
  await Promise.all(Array.from({ length: hands }, worker));
  return faults;
}
