/** When versions of a page were certainly there, and how old what was shown is by that. Times in milliseconds. */
export interface PageAges {
  /** A version was acknowledged by the database. One of which nobody knows is left out. */
  noteChange(version: number, acknowledgedAt: number): void;
  /** A page that was asked for at `askedAt` showed this version. @returns for how many ms it had been out of date then */
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
