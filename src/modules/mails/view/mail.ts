import type { ReactElement } from 'react';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import type { ItemCrew } from '#modules/booking/trip/passengers.ts';
import type { RenderPart } from '../texts/worded-mails.ts';
import type { MailCompany } from './mail-frame.tsx';

export interface MailContext {
  booking: BookingView;
  company: MailCompany;
  /** The booking's page, opened by a link token. */
  tripUrl: string;
  /** The booking's vouchers, likewise. */
  voucherUrl: string;
  /** The page of the choices, likewise. */
  choiceUrl: string;
  /** The code of the voucher concerned; empty where there is none. */
  voucherCode: string;
  /** Link that confirms payment at the counter. */
  counterUrl: string;
  /** The vehicles of the guests, where staff have entered them. */
  crews: readonly ItemCrew[];
  /** When the event of the mail happened, as an ISO instant. */
  at: string;
  /** Base URL of the site, without a trailing slash. */
  siteUrl: string;
  /** The wording of the mail, by part. */
  renderPart: RenderPart;
}

export interface Mail {
  subject: string;
  body: ReactElement;
}
