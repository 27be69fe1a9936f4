import type { Stage } from './stage.ts';

/** A fault injected while guests book, and how its end is detected. */
export interface Act {
  name: string;
  /** Alarms whose condition must become true, at once or within the time that the fault may last. */
  alarms?: readonly string[];
  /** Limits for this act, beside those for every act. */
  bars?: { gapSeconds?: number; failedRequests?: number };
  /** Why the act cannot run here; null if it can. */
  lacks?(stage: Stage): string | null;
  /** Injects the fault, and repairs what nothing else would. */
  play(stage: Stage): Promise<void>;
}
