import { Text } from '@react-email/text';
import type { NightlyReport } from '#modules/payments/reconciliation/reconciliations.ts';
import type { RenderPart } from '../texts/worded-mails.ts';
import { framedMail } from './framed-mail.tsx';
import type { Mail } from './mail.ts';
import type { MailCompany } from './mail-frame.tsx';
import { Paragraphs } from './paragraphs.tsx';

/** The mail to the accountant when the reconciliation of a day fails. */
export function reconciliationMail({
  renderPart,
  report,
  company,
}: {
  renderPart: RenderPart;
  report: Pick<NightlyReport, 'lines'>;
  company: MailCompany;
}): Mail {
  return framedMail(
    { company, renderPart },
    <>
      <Paragraphs text={renderPart('text')} />
      {report.lines.map((line) => (
        <Text key={line} style={{ fontSize: 16, lineHeight: '26px', margin: '0 0 8px' }}>
          {line}
        </Text>
      ))}
      <Paragraphs text={renderPart('end')} />
    </>,
  );
}
