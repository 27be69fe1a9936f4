import type { ShortTour } from '#modules/booking/disruption/queries.ts';
import type { AwaitedBooking } from '#modules/booking/trip/find-booking.ts';
import type { OpenEnquiry } from '#modules/enquiries/queries/list-open-enquiries.ts';
import { enquiryTypeLabels } from '#modules/enquiries/rules/enquiry-types.ts';
import { formatDate, formatDateTime } from '#platform/vietnamese/format-date.ts';
import type { RenderPart } from '../texts/worded-mails.ts';
import type { Mail } from './mail.ts';
import { type MailCompany, MailFrame } from './mail-frame.tsx';
import { Paragraphs } from './paragraphs.tsx';

interface StaffMailContext {
  company: MailCompany;
  /** The wording of the mail, by part. */
  say: RenderPart;
}

/**
 * Immediate mail to staff: an enquiry, a booking that needs a supplier's confirmation, a late refund. Names and texts
 * are only in the office.
 */
export const staffMail = ({ company, say }: StaffMailContext): Mail => linesMail(company, say, [say('text')]);

/** Mail to staff about a paid booking without its supplier's confirmation. */
export const awaitedStaffMail = ({
  company,
  say,
  items,
}: StaffMailContext & { items: { title: string; words: string }[] }): Mail =>
  linesMail(company, say, [
    ...items.map(({ title, words }) => say('item', { product: title, standing: words })),
    say('text'),
  ]);

/** The morning mail: overdue enquiries, missing confirmations of suppliers, and departures with too few guests. */
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

function linesMail(company: MailCompany, say: RenderPart, lines: string[]): Mail {
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
