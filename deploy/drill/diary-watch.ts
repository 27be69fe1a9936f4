import { setTimeout as sleep } from 'node:timers/promises';
import type { Diary } from '#tests/support/faults/guests.ts';

export interface DiaryWatch {
  /** The longest period since `mark` without an acknowledged booking, in seconds. */
  longestGap(): number;
  /** Responses since `mark`, by status; broken connections count as 0. */
  answers(): Map<number, number>;
  mark(): void;
  stop(): void;
}

const lookEveryMs = 25;

/** Measures how long guests had to wait between one mark and the next. */
export function watchDiary(diary: Diary): DiaryWatch {
  let isOver = false;
  let longestMs = 0;
  let markedAt = Date.now();
  let before = new Map<number, number>();
  void (async () => {
    while (!isOver) {
      longestMs = Math.max(longestMs, Date.now() - Math.max(diary.lastAt, markedAt));
      await sleep(lookEveryMs);
    }
  })();
  return {
    longestGap: () => longestMs / 1000,
    answers: () => lessThan(diary.answers, before),
    mark() {
      markedAt = Date.now();
      longestMs = 0;
      before = new Map(diary.answers);
    },
    stop() {
      isOver = true;
    },
  };
}

/** The difference of two counts. */
export function lessThan(now: Map<number, number>, before: Map<number, number>): Map<number, number> {
  return new Map(
    [...now]
      .map(([key, count]) => [key, count - (before.get(key) ?? 0)] as const)
      .filter(([, count]) => count > 0),
  );
}
