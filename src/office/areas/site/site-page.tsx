import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { findWrittenWording, listFormerWordings } from '#modules/settings/wordings/get-wording.ts';
import { startWording, wordingKey } from '#modules/settings/wordings/wording-kinds.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { buttonClass } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { HistoryPanel } from '../../parts/history/history-panel.tsx';
import { readHistory } from '../../parts/history/read-history.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { Segments } from '../../parts/segments.tsx';
import { compareVersions } from '../../parts/versions/compare-versions.ts';
import { FormerVersions } from '../../parts/versions/former-versions.tsx';
import { ResetForm } from '../../parts/wordings/reset-form.tsx';
import { runWordingAction } from '../../parts/wordings/run-wording-action.ts';
import { WordingForm } from '../../parts/wordings/wording-form.tsx';
import { wordingValues } from '../../parts/wordings/wording-values.ts';
import { checkLinks } from './check-links.ts';
import { readSitePart } from './read-site-part.ts';
import { partLabels, siteFields } from './site-fields.ts';
import { siteParts } from './site-parts.ts';

const right = 'wording.edit';

/** @throws 404 for an unknown part */
function needPart(params: { part?: string; name?: string }) {
  const found = readSitePart(params);
  if (!found) throw data(null, { status: 404 });
  return { ...found, fields: siteFields[found.part.kind] };
}

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  requireRight(context, right);
  const { db } = appOf(context);
  const { part, ref, names, path, fields } = needPart(params);
  const [{ value, version }, formers, { lines }] = await Promise.all([
    findWrittenWording(db, ref),
    listFormerWordings(db, ref),
    readHistory(db, { objectType: 'wording', objectId: wordingKey(ref) }, 30),
  ]);
  const values = wordingValues(value ?? startWording(ref), fields);
  const compared = Number(new URL(request.url).searchParams.get('so'));
  const former = formers.find(({ number }) => number === compared);
  return {
    part: part.slug,
    key: wordingKey(ref),
    names: names.map((one) => ({ ...one, isChosen: one.name === ref.name })),
    path,
    version,
    isWritten: value !== null,
    fields,
    values,
    formers: formers.map(({ number, replacedAt, replacedBy }) => ({ number, replacedAt, replacedBy })),
    comparison: former && {
      number: former.number,
      fields: compareVersions(fields, wordingValues(former.value, fields), values),
    },
    lines: lines.map(({ changes, ...line }) => ({
      ...line,
      changes: changes.map((one) => ({ ...one, key: partLabels[one.key] ?? one.key })),
    })),
  };
}

export async function action({ params, context, request }: ActionFunctionArgs) {
  requireRight(context, right);
  const app = appOf(context);
  const { ref, fields } = needPart(params);
  const check = (value: Parameters<typeof checkLinks>[2]) => checkLinks(app.db, ref.kind, value);
  const editing = { ref, fields, actor: actorOf(context), check };
  const reply = await runWordingAction(app, editing, await request.formData());
  return reply.done ? reply : data(reply, { status: 422 });
}

export const meta = () => [{ title: 'Trang web' }];

/** The site's wording beside its texts: menus, the home page, services, questions. */
export default function SitePage() {
  const page = useLoaderData<typeof loader>();
  const { part, key, names, path, version, isWritten, fields, values } = page;
  const reply = useActionReply<typeof action>();
  return (
    <PageBody>
      <PageHead title="Trang web" about="menu, trang chủ và lời của các trang, khách thấy ngay khi lưu">
        <a href={path} className={buttonClass()}>
          Xem trên trang
        </a>
        {isWritten && <ResetForm version={version} />}
      </PageHead>
      <Segments
        label="Phần của trang web"
        items={siteParts.map(({ slug, title }) => ({
          to: slug === 'menu' ? '/trang-web' : `/trang-web/${slug}`,
          title,
          isChosen: slug === part,
        }))}
      />
      {names.length > 0 && (
        <Segments
          label="Chọn một"
          items={names.map(({ name, title, isChosen }) => ({
            to: `/trang-web/${part}/${name}`,
            title,
            isChosen,
          }))}
        />
      )}
      <ReplyNotice reply={reply} />
      <Card
        title={
          names.find(({ isChosen }) => isChosen)?.title ?? siteParts.find(({ slug }) => slug === part)?.title
        }
      >
        <WordingForm
          key={`${key} ${isWritten}`}
          fields={fields}
          version={version}
          values={values}
          reply={reply}
          save="Lưu, hiện trên trang ngay"
        />
      </Card>
      <FormerVersions
        formers={page.formers}
        comparison={page.comparison ?? null}
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
