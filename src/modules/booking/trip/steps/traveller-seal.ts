import { createSeal } from '#platform/http/seal.ts';

/** What a traveller told besides the name: birth date, papers. */
export type TravellerDetails = Record<string, unknown>;

/**
 * Papers lie in the database unreadable for whoever sees only that (S-14). The key is made of the installation's secret for
 * this purpose alone.
 */
export function travellerSeal(secret: string) {
  const seal = createSeal(secret, 'documents');
  return {
    close: (details: TravellerDetails): object =>
      Object.keys(details).length > 0 ? seal.close(details) : {},
    /** Nothing where another key has sealed them, or where they were deleted. */
    open: (kept: unknown): TravellerDetails => (seal.open(kept)?.value as TravellerDetails | undefined) ?? {},
  };
}
