import { type ActionFunctionArgs, data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { mailFills } from '#modules/mails/texts/mail-text.ts';
import { previewMail } from '#modules/mails/texts/preview-mail.ts';
import { checkMailWords, findWordedMail, type WordedMail } from '#modules/mails/texts/worded-mails.ts';
import { getSettings } from '#modules/settings/queries.ts';
import { findWrittenWording, listFormerWordings } from '#modules/settings/wordings/get-wording.ts';
import { type WordingRef, wordingKey } from '#modules/settings/wordings/wording-kinds.ts';
import { actorOf, appOf, sessionOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { buttonClass } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { HistoryPanel } from '../../parts/history/history-panel.tsx';
import { readHistory } from '../../parts/history/read-history.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { compareVersions } from '../../parts/versions/compare-versions.ts';
import { FormerVersions } from '../../parts/versions/former-versions.tsx';
import { ResetForm } from '../../parts/wordings/reset-form.tsx';
import { runWordingAction } from '../../parts/wordings/run-wording-action.ts';
import { WordingForm } from '../../parts/wordings/wording-form.tsx';
import { mailFields } from './mail-fields.ts';
import { MailPreviewCard } from './mail-preview-card.tsx';
import { isMailTry, type MailReply, tryMail } from './try-mail.ts';

/** @throws 404 for an unknown mail */
function needMail(params: { template?: string }): { mail: WordedMail; ref: WordingRef<'mail'> } {
  const mail = findWordedMail(params.template ?? '');
  if (!mail) throw data(null, { status: 404 });
  return { mail, ref: { kind: 'mail', name: mail.template } };
}

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  requireRight(context, 'mail.edit');
  const { db } = appOf(context);
  const { mail, ref } = needMail(params);
  const [{ value, version }, formers, { lines }, company] = await Promise.all([
    findWrittenWording(db, ref),
    listFormerWordings(db, ref),
    readHistory(db, { objectType: 'wording', objectId: wordingKey(ref) }, 30),
    getSettings(db),
  ]);
  const fields = mailFields(mail);
  // Parts that a later version of the site added have their built-in text.
  const values = { ...mail.parts, ...value };
  const labels = Object.fromEntries(fields.map(({ name, label }) => [name, label]));
  const compared = Number(new URL(request.url).searchParams.get('so'));
  const former = formers.find(({ number }) => number === compared);
  return {
    about: mail.about,
    template: mail.template,
    version,
    isWritten: value !== null,
    fields,
    values,
    labels,
    preview: previewMail(mail, values, company),
    fills: mail.fills.map((name) => ({
      name,
      label: mailFills[name]?.label ?? name,
      isOfRow: mail.rowFills.includes(name),
    })),
    email: sessionOf(context).email,
    formers: formers.map(({ number, replacedAt, replacedBy }) => ({ number, replacedAt, replacedBy })),
    comparison: former
      ? {
          number: former.number,
          fields: compareVersions(fields, { ...mail.parts, ...former.value }, values),
        }
      : null,
    lines: lines.map(({ changes, ...line }) => ({
      ...line,
      changes: changes.map((one) => ({ ...one, key: labels[one.key] ?? one.key })),
    })),
  };
}

export async function action({ params, context, request }: ActionFunctionArgs) {
  requireRight(context, 'mail.edit');
  const app = appOf(context);
  const { mail, ref } = needMail(params);
  const form = await request.formData();
  if (isMailTry(form)) {
    const tried = await tryMail(app, { mail, recipient: sessionOf(context).email }, form);
    return tried.errors ? data(tried, { status: 422 }) : tried;
  }
  const reply: MailReply = await runWordingAction(
    app,
    {
      ref,
      fields: mailFields(mail),
      actor: actorOf(context),
      start: mail.parts,
      check: (words) => checkMailWords(mail, words),
    },
    form,
  );
  return reply.done ? reply : data(reply, { status: 422 });
}

export const meta = ({ data: page }: { data?: { about: string } }) => [
  { title: `${page?.about ?? 'Không có'} · Lời thư` },
];

/** One mail: the words that the office may edit, a preview with invented data, and former versions. */
export default function MailTextPage() {
  const page = useLoaderData<typeof loader>();
  const { about, template, version, isWritten, fields, values, fills } = page;
  const reply = useActionReply<typeof action>();
  return (
    <PageBody>
      <PageHead title={about} about="dịch vụ, giá, mốc hủy, danh sách và nút của thư do hệ thống viết">
        <Link to="/loi-thu" className={buttonClass()}>
          Mọi thư
        </Link>
        {isWritten && <ResetForm version={version} />}
      </PageHead>
      <ReplyNotice reply={reply} />
      <div className="grid grid-cols-[minmax(0,1fr)_400px] items-start gap-3 max-lg:grid-cols-1">
        <Card title="Lời thư">
          <WordingForm
            key={`${template} ${isWritten}`}
            fields={fields}
            version={version}
            values={values}
            reply={reply}
            save="Lưu lời thư"
            tries={[
              { value: 'preview', label: 'Xem thử' },
              { value: 'test', label: `Gửi thử tới ${page.email}` },
            ]}
          />
        </Card>
        <div className="flex flex-col gap-3">
          <MailPreviewCard
            saved={page.preview}
            tried={reply?.preview}
            isWrong={reply?.errors !== undefined}
            labels={page.labels}
          />
          <Card title="Chỗ điền">
            <ul className="px-3.5 py-2">
              {fills.map(({ name, label, isOfRow }) => (
                <li key={name} className="flex gap-2 py-0.5">
                  <code className="text-sm">{`{{${name}}}`}</code>
                  <span className="text-ink-soft">
                    {label}
                    {isOfRow && ', chỉ trong phần vốn có chỗ này'}
                  </span>
                </li>
              ))}
            </ul>
          </Card>
        </div>
      </div>
      <FormerVersions
        formers={page.formers}
        comparison={page.comparison}
        version={version}
        mayRestore
        restore="Quay về"
      />
      <Card title="Lịch sử">
        <HistoryPanel lines={page.lines} />
      </Card>
    </PageBody>
  );
}
