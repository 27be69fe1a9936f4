import { passengersOf } from '#modules/booking/trip/item-facts.ts';
import { listTravellers } from '#modules/booking/trip/passengers.ts';
import type { Quote } from '#modules/pricing/quote/quote-types.ts';
import type { Executor } from '#platform/db/connect.ts';
import type { EncryptionSecrets } from '#platform/http/encryptor.ts';

/** Whether a traveller's identity paper is there; 'unneeded' where no trip of the booking asks for it. */
export type PaperMark = 'there' | 'missing' | 'unneeded';

/** The passenger list that a trip asks for, and which travellers' papers are there: no word of what they say. */
export interface PapersOfBooking {
  marks: PaperMark[];
  /** Null where no trip asks for a list. `until` is ISO. */
  list: { named: number; count: number; until: string; missingPapers: number } | null;
}

export async function papersOf(
  db: Executor,
  secrets: EncryptionSecrets,
  { id, quote }: { id: string; quote: Pick<Quote, 'items'> },
): Promise<PapersOfBooking> {
  const requirement = passengersOf(quote);
  const travellers = await listTravellers(db, secrets, id);
  const marks = travellers.map(({ details }, at): PaperMark => {
    if (details.documentNo) return 'there';
    return requirement && at < requirement.withPapers ? 'missing' : 'unneeded';
  });
  const missingPapers = marks.filter((mark) => mark === 'missing').length;
  return {
    marks,
    list: requirement && {
      named: travellers.length,
      count: requirement.count,
      until: requirement.until,
      missingPapers,
    },
  };
}
