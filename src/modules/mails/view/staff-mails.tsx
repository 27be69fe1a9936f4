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
  renderPart: RenderPart;
}

/**
 * Immediate mail to staff: an enquiry, a booking that needs a supplier's confirmation, a late refund. Names and texts
 * are only in the office.
 */
export const staffMail = ({ company, renderPart }: StaffMailContext): Mail =>
  linesMail(company, renderPart, [renderPart('text')]);

/** Mail to staff about a paid booking without its supplier's confirmation. */
export const awaitedStaffMail = ({
  company,
  renderPart,
  items,
}: StaffMailContext & { items: { title: string; words: string }[] }): Mail =>
  linesMail(company, renderPart, [
    ...items.map(({ title, words }) => renderPart('item', { product: title, standing: words })),
    renderPart('text'),
  ]);

/** The morning mail: overdue enquiries, missing confirmations of suppliers, and departures with too few guests. */
export function morningStaffMail({
  company,
  renderPart,
  requests,
  tours,
  awaited,
}: StaffMailContext & { requests: OpenEnquiry[]; tours: ShortTour[]; awaited: AwaitedBooking[] }): Mail {
  return linesMail(company, renderPart, [
    ...requests.map(({ code, kind, answerBy }) =>
      renderPart('request', {
        enquiry: code,
        enquiryTitle: enquiryTypeLabels[kind],
        answerBy: formatDateTime(answerBy),
      }),
    ),
    ...awaited.flatMap(({ code, items }) =>
      items.map(({ title, words }) => renderPart('awaited', { code, product: title, standing: words })),
    ),
    ...tours.map(({ title, day, guests, groupMin }) =>
      renderPart('tour', {
        product: title,
        departsOn: formatDate(day),
        guests: String(guests),
        groupMin: String(groupMin),
      }),
    ),
  ]);
}

function linesMail(company: MailCompany, renderPart: RenderPart, lines: string[]): Mail {
  const title = renderPart('title');
  return {
    subject: renderPart('subject'),
    body: (
      <MailFrame isInternal company={company} preview={title} title={title}>
        {lines.map((line) => (
          <Paragraphs key={line} text={line} />
        ))}
      </MailFrame>
    ),
  };
}
