import { Form } from 'react-router';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import type { ReportMail } from '#modules/reports/queries/list-report-mails.ts';
import { reportRhythms, reportSearch } from '#modules/reports/rules/mailed-report.ts';
import { groupingTitles } from '#modules/reports/rules/report-kind.ts';
import { findReportKind } from '#modules/reports/rules/report-kinds.ts';
import { reportPeriods } from '#modules/reports/rules/report-period.ts';
import { channelTitles } from '#modules/reports/rules/source-titles.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { CheckField, SelectField } from '../../parts/field.tsx';
import type { MailsOfReports } from './load-report-mails.ts';
import type { Province } from './report-list.ts';
import type { ReportReply } from './run-report-action.ts';

/** Schedules mails of the report shown to colleagues, and lists all scheduled ones. */
export function ReportMailsCard({
  mails,
  readers,
  isMoving,
  provinces,
  reply,
}: MailsOfReports & {
  /** Whether the report's period is relative to today. */
  isMoving: boolean;
  provinces: readonly Province[];
  reply: ReportReply | undefined;
}) {
  return (
    <Card title="Gửi báo cáo định kỳ qua thư">
      {isMoving ? (
        <NewMail key={reply?.done ?? ''} readers={readers} reply={reply} />
      ) : (
        <p className="px-3.5 py-3 text-ink-soft">
          Báo cáo đang xem có ngày cố định, lần nào gửi cũng như nhau. Chọn một kỳ ở trên, như 7 ngày qua, để
          đặt gửi.
        </p>
      )}
      {mails.length > 0 && (
        <ul aria-label="Báo cáo đang gửi" className="border-t border-line">
          {mails.map((mail) => (
            <SentMail key={mail.id} mail={mail} provinces={provinces} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function NewMail({ readers, reply }: Pick<MailsOfReports, 'readers'> & { reply: ReportReply | undefined }) {
  const { errors = {}, typed } = reply ?? {};
  const readersError =
    errors.readers ?? Object.entries(errors).find(([at]) => at.startsWith('readers.'))?.[1];
  return (
    <Form method="post" noValidate className="flex flex-col gap-3 px-3.5 py-3">
      <p className="text-ink-soft">
        Gửi báo cáo đang xem, đúng bộ lọc và kỳ của nó, từ 7 giờ sáng. Người nhận chỉ thấy những cột vai trò
        của họ cho xem.
      </p>
      <SelectField
        name="every"
        label="Nhịp gửi"
        defaultValue={typed?.every ?? 'week'}
        error={errors.every}
        className="w-60 max-sm:w-full"
      >
        {Object.entries(reportRhythms).map(([value, title]) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </SelectField>
      <fieldset aria-describedby={readersError ? 'readers-error' : undefined}>
        <legend className="text-sm font-semibold text-ink-soft">Người nhận</legend>
        <div className="mt-1 grid grid-cols-3 gap-x-4 max-lg:grid-cols-2 max-sm:grid-cols-1">
          {readers.map(({ id, name, role }) => (
            <CheckField
              key={id}
              name="readers"
              value={id}
              defaultChecked={reply?.chosen?.includes(id) ?? false}
              label={
                <span className="min-w-0 truncate">
                  {name} <span className="text-ink-faint">{role}</span>
                </span>
              }
            />
          ))}
        </div>
        {readersError && (
          <p id="readers-error" className="text-sm text-bad">
            {readersError}
          </p>
        )}
      </fieldset>
      <Button type="submit" name="do" value="mail" look="primary" className="w-fit max-sm:w-full">
        Đặt gửi
      </Button>
    </Form>
  );
}

function SentMail({ mail, provinces }: { mail: ReportMail; provinces: readonly Province[] }) {
  const { report, every, readers, madeBy } = mail;
  const title = findReportKind(report.slug)?.title ?? report.slug;
  const narrowed = [
    report.kind && kindProfiles[report.kind as keyof typeof kindProfiles]?.labels.one,
    provinces.find(({ slug }) => slug === report.province)?.title,
    report.channel && channelTitles[report.channel as keyof typeof channelTitles],
  ].filter(Boolean);
  const words = [
    `theo ${groupingTitles[report.by].toLowerCase()}`,
    reportPeriods[report.period],
    ...narrowed,
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3.5 py-2 last:border-0">
      <span className="min-w-0 flex-1 basis-72">
        <a
          href={`/quan-tri/bao-cao${reportSearch(report)}`}
          className="inline-flex min-h-6 items-center font-semibold text-sea hover:underline max-sm:min-h-11"
        >
          {title}
        </a>{' '}
        {words.join(', ')}
        <span className="block text-sm text-ink-soft">
          {reportRhythms[every]}, tới {readers.map(({ name }) => name).join(', ') || 'không còn ai'}; {madeBy}{' '}
          đặt
        </span>
      </span>
      <Form method="post">
        <input type="hidden" name="id" value={mail.id} />
        <Button type="submit" name="do" value="stop" size="sm" look="dangerous">
          Ngừng gửi<span className="sr-only"> {title}</span>
        </Button>
      </Form>
    </li>
  );
}
