const minute = 60_000;
const hour = 60 * minute;

/** Limits of the delivery and retrying of webhooks. */
export const webhookLimits = {
  /** Pauses after the first attempt, the second and so on; after the last one it is given up. Three days and some hours. */
  pausesMs: [5000, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour],
  /** An endpoint that has accepted nothing for this long is switched off. */
  switchOffMs: 3 * 24 * hour,
  /** How long a replaced secret signs beside the new one. */
  overlapMs: 7 * 24 * hour,
  /** How long the log of deliveries is kept. */
  keptDays: 30,
};
