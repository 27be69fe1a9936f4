import { Text } from '@react-email/text';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { fillCompanyWords, type MailCompany } from './mail-frame.tsx';

/** The time of a change, and what to do if it was made by somebody else. */
export function Objection({ at, company, code }: { at: string; company: MailCompany; code: string }) {
  return (
    <Text style={{ fontSize: 16, lineHeight: '26px' }}>
      Thay đổi này được ghi nhận lúc {formatDateTime(at)}.{' '}
      {fillCompanyWords(company.mails.objection, company, { code })}
    </Text>
  );
}
