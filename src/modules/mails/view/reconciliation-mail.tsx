import { Text } from '@react-email/components';
import type { NightlyReport } from '#modules/payments/reconciliation/reconciliations.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import type { Mail } from './mail.ts';
import { type MailCompany, MailFrame } from './mail-frame.tsx';

const text = { fontSize: 16, lineHeight: '26px' };

/** What the accountant reads when the books of a day do not agree. */
export function reconciliationMail({
  report,
  company,
}: {
  report: NightlyReport;
  company: MailCompany;
}): Mail {
  const day = formatDate(report.day);
  return {
    subject: `Đối soát ngày ${day}: ${report.lines.length} chỗ chưa khớp`,
    body: (
      <MailFrame
        company={company}
        preview={`Sổ của ngày ${day} có ${report.lines.length} chỗ chưa khớp.`}
        title={`Sổ ngày ${day} chưa khớp`}
      >
        <Text style={text}>
          Hệ thống đã so tin báo của ngân hàng và cổng thanh toán với sổ cái và các lần thanh toán. Những chỗ
          sau cần người xem lại:
        </Text>
        {report.lines.map((line) => (
          <Text key={line} style={{ ...text, margin: '0 0 8px' }}>
            {line}
          </Text>
        ))}
        <Text style={text}>Sổ cái không sửa được; chỗ sai được ghi bù bằng một bút toán ngược.</Text>
      </MailFrame>
    ),
  };
}
