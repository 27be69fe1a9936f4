/** How often the bar moves on while the next page is fetched, in milliseconds (SHELL-08). */
export const progressStepMs = 500;

/** The next length of the bar in percent: ever smaller steps, and never the end before the page is there (SHELL-08). */
export function nextProgress(percent: number): number {
  if (percent < 20) return percent + 10;
  if (percent < 50) return percent + 4;
  if (percent < 80) return percent + 2;
  return Math.min(percent + 0.5, 99);
}
