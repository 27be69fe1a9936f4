import type { Random } from '../seeded-random.ts';

/** Something that happens at a time. */
export interface StormEvent {
  at: Date;
  happen(): Promise<unknown>;
}

const hands = 10;

/**
 * Lets events happen in the order of their times, ten at once, so that neighbours overtake each other. One under which a
 * connection died happens again, as a sender would do it, though not always: then somebody else has to see to it.
 * @returns the faults
 */
export async function sendStorm(events: readonly StormEvent[], random: Random): Promise<unknown[]> {
  const faults: unknown[] = [];
  const waiting = events.toSorted((one, other) => one.at.getTime() - other.at.getTime()).values();
  const takeOn = async () => {
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
  await Promise.all(Array.from({ length: hands }, takeOn));
  return faults;
}
