import { Text } from '@react-email/text';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import type { Report } from '#modules/reports/queries/run-report.ts';
import { formatValue } from '#modules/reports/rules/format-value.ts';
import type { ReportAsk } from '#modules/reports/rules/report-ask.ts';
import { groupingTitles, type ReportColumn, type ReportKind } from '#modules/reports/rules/report-kind.ts';
import type { RenderPart } from '../texts/worded-mails.ts';
import type { Mail } from './mail.ts';
import { type MailCompany, MailFrame } from './mail-frame.tsx';

const cell: CSSProperties = { borderBottom: '1px solid #e6dfd3', fontSize: 14, padding: '8px 4px' };
const amount: CSSProperties = { ...cell, textAlign: 'right', whiteSpace: 'nowrap' };
/** Cell style of a row that continues below. */
const open: CSSProperties = { borderBottom: 'none', paddingBottom: 0 };
const soft: CSSProperties = { color: '#45605c', fontSize: 13, lineHeight: '20px', paddingTop: 2 };

type Values = Readonly<Record<string, number>>;

/**
 * A report as a mail, readable on a phone: its totals, a line each, then its rows, each with the column that the report's
 * chart draws and the other columns below. A table of all columns would be wider than any mail.
 */
export function reportMail({
  renderPart,
  kind: { about, columns, drawn },
  ask: { by },
  report: { rows, total, count },
  url,
  company,
}: {
  /** The wording of the mail, by part. */
  renderPart: RenderPart;
  kind: ReportKind;
  ask: ReportAsk;
  report: Report;
  url: string;
  company: MailCompany;
}): Mail {
  const title = renderPart('title');
  const main = columns.find(({ name }) => name === drawn) ?? columns[0];
  const preview = main && rows.length > 0 ? `${cellText(main, total)}. ${about}` : title;
  return {
    subject: renderPart('subject'),
    body: (
      <MailFrame
        isInternal
        company={company}
        preview={preview}
        title={title}
        action={{ label: 'Mở báo cáo', href: url }}
      >
        <Text style={{ fontSize: 14, lineHeight: '22px' }}>{about}</Text>
        {rows.length === 0 || !main ? (
          <Text style={{ fontSize: 16 }}>Kỳ này chưa có gì.</Text>
        ) : (
          <>
            <Sums columns={columns} main={main} total={total} />
            <Text style={{ fontSize: 14, fontWeight: 600, margin: '20px 0 0' }}>
              {`Theo ${groupingTitles[by].toLowerCase()}`}
            </Text>
            <Rows columns={columns} main={main} rows={rows} />
          </>
        )}
        {count > rows.length && (
          <Text style={{ fontSize: 14 }}>
            {rows.length} dòng đầu trong {count}; phần cộng tính đủ.
          </Text>
        )}
      </MailFrame>
    ),
  };
}

function Sums({
  columns,
  main,
  total,
}: {
  columns: readonly ReportColumn[];
  main: ReportColumn;
  total: Values;
}) {
  return (
    <Table>
      {columns.map((column) => {
        const fontWeight = column === main ? 600 : 400;
        return (
          <tr key={column.name}>
            <td style={{ ...cell, fontWeight }}>{column.title}</td>
            <td style={{ ...amount, fontWeight }}>{amountOf(column, total)}</td>
          </tr>
        );
      })}
    </Table>
  );
}

function Rows({
  columns,
  main,
  rows,
}: {
  columns: readonly ReportColumn[];
  main: ReportColumn;
  rows: Report['rows'];
}) {
  const others = columns.filter((column) => column !== main);
  return (
    <Table>
      {rows.flatMap(({ title, values }) => [
        <tr key={title}>
          <td style={{ ...cell, ...open }}>{title}</td>
          <td style={{ ...amount, ...open, verticalAlign: 'top', fontWeight: 600 }}>
            {amountOf(main, values)}
          </td>
        </tr>,
        <tr key={`${title} others`}>
          <td colSpan={2} style={{ ...cell, ...soft }}>
            {others
              .filter(({ name }) => values[name])
              .map((column, at) => (
                <Fragment key={column.name}>
                  {at > 0 && ' · '}
                  <span style={{ whiteSpace: 'nowrap' }}>{cellText(column, values)}</span>
                </Fragment>
              ))}
          </td>
        </tr>,
      ])}
    </Table>
  );
}

function Table({ children }: { children: ReactNode }) {
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} style={{ borderCollapse: 'collapse' }}>
      <tbody>{children}</tbody>
    </table>
  );
}

function amountOf({ name, unit }: ReportColumn, values: Values): string {
  const value = values[name] ?? 0;
  return `${formatValue(value, unit)}${unit === 'vnd' && value !== 0 ? ' ₫' : ''}`;
}

const cellText = (column: ReportColumn, values: Values) => `${column.title} ${amountOf(column, values)}`;
