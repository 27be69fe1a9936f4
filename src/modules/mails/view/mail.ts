import type { ReactElement } from 'react';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import type { ItemCrew } from '#modules/booking/trip/passengers.ts';
import type { SayPart } from '../texts/worded-mails.ts';
import type { MailCompany } from './mail-frame.tsx';

export interface MailContext {
  booking: BookingView;
  company: MailCompany;
  /** The booking's page, opened by its own pass. */
  tripUrl: string;
  /** The booking's vouchers, opened the same way. */
  voucherUrl: string;
  /** Where a choice is made, opened the same way. */
  choiceUrl: string;
  /** Of the voucher that the mail is about; empty where it is about none in particular. */
  voucherCode: string;
  /** Where it is confirmed that the booking will be paid at the office. */
  counterUrl: string;
  /** In which vehicles its guests ride, where staff have said so. */
  crews: readonly ItemCrew[];
  /** When what the mail is about happened, as an ISO instant. */
  at: string;
  /** Where the site's own addresses begin, without a slash at the end. */
  siteUrl: string;
  /** The words of the mail, by part. */
  say: SayPart;
}

export interface Mail {
  subject: string;
  body: ReactElement;
}
