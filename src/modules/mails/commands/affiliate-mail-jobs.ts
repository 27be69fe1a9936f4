import { affiliateOpened, affiliatePaid, affiliateStatementClosed } from '#modules/affiliates/events.ts';
import {
  findAffiliatePayment,
  findAffiliateStatement,
} from '#modules/affiliates/queries/affiliate-statements.ts';
import { findAffiliate } from '#modules/affiliates/queries/find-affiliate.ts';
import { affiliateLink } from '#modules/affiliates/rules/affiliate-link.ts';
import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import {
  affiliateMailOfOpening,
  affiliateMailOfPayment,
  affiliateMailOfStatement,
} from '../view/affiliate-mails.tsx';
import { renderMailParts } from './render-mail-parts.ts';
import { sendMail } from './send-mail.ts';

/** Mails to affiliates, each to the mailbox that opens their page. */
export const affiliateMailJobs = [
  { type: affiliateOpened, handle: mailCode },
  { type: affiliateStatementClosed, handle: mailStatement },
  { type: affiliatePaid, handle: mailPayment },
];

const pageOf = ({ config }: App) => `${config.publicUrl}/tai-khoan/tiep-thi-lien-ket`;

async function mailCode(app: App, { affiliateId }: { affiliateId: number }): Promise<void> {
  const affiliate = await findAffiliate(app.db, { id: affiliateId });
  if (!affiliate) return;
  const { name, code, attributionDays, email } = affiliate;
  const company = await getSettings(app.db);
  const renderPart = await renderMailParts(app.db, 'affiliate_opened', company, {
    name,
    affiliateCode: code,
    affiliateLink: affiliateLink('/', code, app.config.publicUrl) ?? '',
    attributionDays: String(attributionDays),
  });
  const mail = affiliateMailOfOpening({ company, renderPart, url: pageOf(app) });
  const about = { bookingId: null, template: 'affiliate_opened', recipient: email };
  await sendMail(app, mail, { key: `affiliate_opened:${affiliateId}`, ...about });
}

async function mailStatement(app: App, { statementId }: { statementId: number }): Promise<void> {
  const statement = await findAffiliateStatement(app.db, statementId);
  const affiliate = statement && (await findAffiliate(app.db, { id: statement.affiliateId }));
  if (!affiliate) return;
  const company = await getSettings(app.db);
  const renderPart = await renderMailParts(app.db, 'affiliate_statement', company, {
    name: affiliate.name,
    month: `${statement.month.slice(5)}/${statement.month.slice(0, 4)}`,
    commission: formatVnd(statement.amountVnd),
    payBy: formatDate(statement.dueOn),
  });
  const mail = affiliateMailOfStatement({
    company,
    renderPart,
    url: pageOf(app),
    isOwed: statement.amountVnd > 0,
  });
  const about = { bookingId: null, template: 'affiliate_statement', recipient: affiliate.email };
  await sendMail(app, mail, { key: `affiliate_statement:${statementId}`, ...about });
}

async function mailPayment(app: App, { paymentId }: { paymentId: number }): Promise<void> {
  const payment = await findAffiliatePayment(app.db, paymentId);
  const affiliate = payment && (await findAffiliate(app.db, { id: payment.affiliateId }));
  if (!affiliate) return;
  const company = await getSettings(app.db);
  const renderPart = await renderMailParts(app.db, 'affiliate_paid', company, {
    name: affiliate.name,
    commission: formatVnd(payment.amountVnd),
    withheld: formatVnd(payment.withheldVnd),
    day: formatDate(payment.paidOn),
  });
  const mail = affiliateMailOfPayment({
    company,
    renderPart,
    url: pageOf(app),
    isWithheld: payment.withheldVnd > 0,
  });
  const about = { bookingId: null, template: 'affiliate_paid', recipient: affiliate.email };
  await sendMail(app, mail, { key: `affiliate_paid:${paymentId}`, ...about });
}
