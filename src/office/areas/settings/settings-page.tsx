import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { editSettings } from '#modules/settings/commands/edit-settings.ts';
import { getSettingsVersion, type SiteSettings } from '#modules/settings/queries.ts';
import type { Executor } from '#platform/db/connect.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireFresh } from '../../app/require-fresh.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { EditForm } from '../../parts/edit/edit-form.tsx';
import type { EditReply } from '../../parts/edit/edit-state.ts';
import { saveEdit } from '../../parts/edit/save-edit.ts';
import { HistoryPanel } from '../../parts/history/history-panel.tsx';
import { readHistory } from '../../parts/history/read-history.ts';
import { findDeadPaths } from '../../parts/links/find-dead-paths.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { Segments } from '../../parts/segments.tsx';
import { listUnfilled } from '../../parts/setup/list-unfilled.ts';
import { groupOf, type SettingField, settingFields, settingShape, settingValues } from './setting-fields.ts';
import { SettingInput } from './setting-input.tsx';
import { settingGroups, settingLabels } from './setting-labels.ts';

/** The group that an address names. @throws 404 for an unknown one */
function groupIn(request: Request): { slug: string; fields: SettingField[] } {
  const slug = new URL(request.url).searchParams.get('nhom') ?? 'cong-ty';
  const fields = settingFields(slug);
  if (!fields) throw data(null, { status: 404 });
  return { slug, fields };
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRight(context, 'settings.edit');
  const { db } = appOf(context);
  const { slug, fields } = groupIn(request);
  const { settings, version } = await getSettingsVersion(db);
  const { lines } = await readHistory(db, { objectType: 'setting' }, 30);
  const unfilled = listUnfilled(settings);
  return {
    slug,
    version,
    fields: fields.map((field) => ({ ...field, isUnfilled: unfilled.includes(field.name) })),
    unfilled: settingGroups.flatMap((one) => {
      const count = unfilled.filter((name) => groupOf(name) === one.slug).length;
      return count > 0 ? [{ slug: one.slug, count }] : [];
    }),
    values: settingValues(settings, fields),
    lines: lines.map(({ changes, ...line }) => ({
      ...line,
      changes: changes.map((one) => ({ ...one, key: settingLabels[one.key] ?? one.key })),
    })),
  };
}

/** Columns of the footer that link to pages of the site that do not exist. */
async function deadFooterLinks(db: Executor, settings: SiteSettings): Promise<Record<string, string>> {
  const columns = ['footerColumn1', 'footerColumn2', 'footerColumn3'] as const;
  const errors: Record<string, string> = {};
  for (const column of columns) {
    const hrefs = settings[column].links.map(({ href }) => href);
    const [dead] = await findDeadPaths(
      db,
      hrefs.filter((href) => href.startsWith('/')),
    );
    const line = dead ? hrefs.findIndex((href) => href.startsWith(dead)) + 1 : 0;
    if (dead) errors[`${column}.links`] = `Dòng ${line}: ${dead} không dẫn tới trang nào.`;
  }
  return errors;
}

const refusals = {
  gone: 'Chưa có thông tin nào được lưu.',
  not_allowed: 'Vai trò của bạn không làm được việc này.',
};

export async function action({ request, context }: ActionFunctionArgs) {
  requireRight(context, 'settings.edit');
  const { slug, fields } = groupIn(request);
  const form = await request.formData();
  // The accounts to which guests transfer money.
  if (slug === 'tai-khoan')
    await requireFresh(context, request, form, () => 'đổi tài khoản nhận tiền của công ty');
  const { db, clock } = appOf(context);
  const actor = actorOf(context);
  // As last read: settings that the form does not include keep their value of then.
  let current = (await getSettingsVersion(db)).settings;
  const reply = await saveEdit<SiteSettings>(db, form, {
    fields,
    actor,
    verb: 'settings.edit',
    shape: settingShape(current, fields),
    show: (settings) => settingValues(settings, fields),
    read: async () => {
      const { settings, version } = await getSettingsVersion(db);
      current = settings;
      return { version, fields: settings };
    },
    save: async (settings, version) => {
      const laid = settingShape(current, fields).parse(settingValues(settings, fields));
      const errors = slug === 'chan-trang' ? await deadFooterLinks(db, laid) : {};
      if (Object.keys(errors).length > 0) return { ok: false, reason: 'wrong', errors };
      return editSettings(db, { version, settings: laid, actor }, clock.now());
    },
    object: { type: 'setting', id: 'site' },
    refusals,
  });
  return reply.done ? reply : data(reply as EditReply, { status: 422 });
}

export const meta = () => [{ title: 'Thông tin công ty' }];

/** The company's settings, as their schema defines them. */
export default function SettingsPage() {
  const { slug, version, fields, unfilled, values, lines } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  const countOf = (group: string) => {
    const found = unfilled.find((one) => one.slug === group);
    return found && { count: found.count };
  };
  return (
    <PageBody>
      <PageHead title="Thông tin công ty" about="khách đọc ở đầu trang, chân trang, thư và phiếu" />
      <Segments
        label="Nhóm thông tin"
        items={settingGroups.map((one) => ({
          to: `?nhom=${one.slug}`,
          title: one.title,
          ...countOf(one.slug),
          isChosen: one.slug === slug,
        }))}
      />
      <ReplyNotice reply={reply} />
      <div className="grid grid-cols-[minmax(0,1fr)_400px] items-start gap-3 max-lg:grid-cols-1">
        <Card title={settingGroups.find((one) => one.slug === slug)?.title}>
          <EditForm key={slug} version={version} values={values} reply={reply}>
            {(shown, errors) => (
              <>
                <div className="grid grid-cols-2 items-start gap-3 px-3.5 py-3 max-sm:grid-cols-1">
                  {fields.map((field) => (
                    <SettingInput
                      key={field.name}
                      field={field}
                      value={shown[field.name] ?? ''}
                      error={errors[field.name]}
                    />
                  ))}
                </div>
                <footer className="flex border-t border-line px-3.5 py-2.5">
                  <Button type="submit" look="primary">
                    {reply?.merge ? 'Lưu bản đã ghép' : 'Lưu, hiện trên trang ngay'}
                  </Button>
                </footer>
              </>
            )}
          </EditForm>
        </Card>
        <Card title="Lịch sử">
          <HistoryPanel lines={lines} />
        </Card>
      </div>
    </PageBody>
  );
}
