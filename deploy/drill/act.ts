import type { Stage } from './stage.ts';

/** Something that breaks while guests book, and how its end is told. */
export interface Act {
  name: string;
  /** What must show among the alarms, at once or within the time that it may last. */
  alarms?: readonly string[];
  /** What this act is held to, beside what every act is. */
  bars?: { gapSeconds?: number; failedRequests?: number };
  /** Why it cannot be played here; null where it can. */
  lacks?(stage: Stage): string | null;
  /** Breaks something, and mends what nobody else would. */
  play(stage: Stage): Promise<void>;
}
