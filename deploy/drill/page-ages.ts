/** Records when versions of a page were certainly committed, and how stale shown ones are. Times in milliseconds. */
export interface PageAges {
  /** Records that a version was acknowledged by the database. Versions with an unknown outcome are left out. */
  noteChange(version: number, acknowledgedAt: number): void;
  /** Records that a page requested at `askedAt` showed this version. @returns for how many ms it had been stale by then */
  noteShown(version: number, askedAt: number): number;
}

export function createPageAges(): PageAges {
  const changes: { version: number; at: number }[] = [];
  return {
    noteChange(version, at) {
      changes.push({ version, at });
    },
    noteShown(version, askedAt) {
      const next = changes.find((change) => change.version > version);
      return next ? Math.max(0, askedAt - next.at) : 0;
    },
  };
}
