const minute = 60_000;
const hour = 60 * minute;

/** When a message that was not taken is sent again. */
export const webhookLimits = {
  /** Pauses after the first try, the second and so on; after the last one it is given up. Three days and some hours. */
  pausesMs: [5000, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour],
  /** An endpoint that has taken nothing for so long is switched off. */
  switchOffMs: 3 * 24 * hour,
  /** So long a secret that was replaced signs beside the new one. */
  overlapMs: 7 * 24 * hour,
  /** The log of what was sent. */
  keptDays: 30,
};
