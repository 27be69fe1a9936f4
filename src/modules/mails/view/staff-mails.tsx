import type { ShortTour } from '#modules/booking/disruption/queries.ts';
import type { AwaitedBooking } from '#modules/booking/trip/find-booking.ts';
import type { OpenEnquiry } from '#modules/enquiries/queries/list-open-enquiries.ts';
import { enquiryTypeLabels } from '#modules/enquiries/rules/enquiry-types.ts';
import { formatDate, formatDateTime } from '#platform/vietnamese/format-date.ts';
import type { SayPart } from '../texts/worded-mails.ts';
import type { Mail } from './mail.ts';
import { type MailCompany, MailFrame } from './mail-frame.tsx';
import { Paragraphs } from './paragraphs.tsx';

interface StaffMailContext {
  company: MailCompany;
  /** The words of the mail, by part. */
  say: SayPart;
}

/** What staff hear at once: of an enquiry, a booking that a supplier must answer, a late refund. Names and words stay where the list shows them. */
export const staffMail = ({ company, say }: StaffMailContext): Mail => linesMail(company, say, [say('text')]);

/** What staff hear of a paid booking that a supplier has still to confirm. */
export const awaitedStaffMail = ({
  company,
  say,
  items,
}: StaffMailContext & { items: { title: string; words: string }[] }): Mail =>
  linesMail(company, say, [
    ...items.map(({ title, words }) => say('item', { product: title, standing: words })),
    say('text'),
  ]);

/** What waits this morning: requests past their time, suppliers who have not confirmed, and departures with too few guests. */
export function morningStaffMail({
  company,
  say,
  requests,
  tours,
  awaited,
}: StaffMailContext & { requests: OpenEnquiry[]; tours: ShortTour[]; awaited: AwaitedBooking[] }): Mail {
  return linesMail(company, say, [
    ...requests.map(({ code, kind, answerBy }) =>
      say('request', {
        enquiry: code,
        enquiryTitle: enquiryTypeLabels[kind],
        answerBy: formatDateTime(answerBy),
      }),
    ),
    ...awaited.flatMap(({ code, items }) =>
      items.map(({ title, words }) => say('awaited', { code, product: title, standing: words })),
    ),
    ...tours.map(({ title, day, guests, groupMin }) =>
      say('tour', {
        product: title,
        departsOn: formatDate(day),
        guests: String(guests),
        groupMin: String(groupMin),
      }),
    ),
  ]);
}

function linesMail(company: MailCompany, say: SayPart, lines: string[]): Mail {
  const title = say('title');
  return {
    subject: say('subject'),
    body: (
      <MailFrame isInternal company={company} preview={title} title={title}>
        {lines.map((line) => (
          <Paragraphs key={line} text={line} />
        ))}
      </MailFrame>
    ),
  };
}
