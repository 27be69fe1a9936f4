import { Text } from '@react-email/components';
import type { CSSProperties } from 'react';
import type { Report } from '#modules/reports/queries/run-report.ts';
import { formatValue } from '#modules/reports/rules/format-value.ts';
import type { ReportAsk } from '#modules/reports/rules/report-ask.ts';
import { groupingTitles, type ReportKind } from '#modules/reports/rules/report-kind.ts';
import type { SayPart } from '../texts/worded-mails.ts';
import type { Mail } from './mail.ts';
import { type MailCompany, MailFrame } from './mail-frame.tsx';

const cell: CSSProperties = {
  borderBottom: '1px solid #e6dfd3',
  fontSize: 13,
  padding: '6px 4px',
  textAlign: 'right',
};
const first: CSSProperties = { ...cell, textAlign: 'left' };

/** A report as a colleague reads it in a mail: its sum first, then its rows. */
export function reportMail({
  say,
  kind: { about, columns },
  ask: { by },
  report: { rows, total, count },
  url,
  company,
}: {
  /** The words of the mail, by part. */
  say: SayPart;
  kind: ReportKind;
  ask: ReportAsk;
  report: Report;
  url: string;
  company: MailCompany;
}): Mail {
  const title = say('title');
  const line = (name: string, values: Readonly<Record<string, number>>, weight: number) => (
    <tr key={name}>
      <td style={{ ...first, fontWeight: weight }}>{name}</td>
      {columns.map((column) => (
        <td key={column.name} style={{ ...cell, fontWeight: weight }}>
          {formatValue(values[column.name] ?? 0, column.unit)}
        </td>
      ))}
    </tr>
  );
  return {
    subject: say('subject'),
    body: (
      <MailFrame company={company} preview={title} title={title} action={{ label: 'Mở báo cáo', href: url }}>
        <Text style={{ fontSize: 14, lineHeight: '22px' }}>{about}</Text>
        {rows.length === 0 ? (
          <Text style={{ fontSize: 16 }}>Kỳ này chưa có gì.</Text>
        ) : (
          <table width="100%" cellPadding={0} cellSpacing={0} style={{ borderCollapse: 'collapse' }}>
            <tbody>
              <tr>
                <td style={{ ...first, fontWeight: 600 }}>{groupingTitles[by]}</td>
                {columns.map(({ name, title: head, unit }) => (
                  <td key={name} style={{ ...cell, fontWeight: 600 }}>
                    {unit === 'vnd' ? `${head}, ₫` : head}
                  </td>
                ))}
              </tr>
              {line('Cộng', total, 600)}
              {rows.map((row) => line(row.title, row.values, 400))}
            </tbody>
          </table>
        )}
        {count > rows.length && (
          <Text style={{ fontSize: 14 }}>
            {rows.length} dòng đầu trong {count}; hàng Cộng tính đủ.
          </Text>
        )}
      </MailFrame>
    ),
  };
}
