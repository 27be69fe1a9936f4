import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listActors } from '#platform/history/list-actors.ts';
import { addDays, instantInVietnam, isDay } from '#platform/time/days.ts';
import { verbTitle } from '#reference-data/verb-title.ts';
import { verbs } from '#reference-data/verbs.ts';
import { appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { SelectField, TextField } from '../../parts/field.tsx';
import { HistoryPanel, objectNames } from '../../parts/history/history-panel.tsx';
import { readHistory } from '../../parts/history/read-history.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';

/** A day of this century, as the database can read it. */
const dayIn = (text: string) => (isDay(text) && text.startsWith('20') ? text : '');

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireRight(context, 'history.read');
  const { readDb } = appOf(context);
  const asked = new URL(request.url).searchParams;
  const typed = (name: string) => asked.get(name)?.trim() ?? '';
  const filter = {
    who: typed('ai'),
    verb: typed('viec'),
    type: typed('loai'),
    object: typed('ma'),
    from: dayIn(typed('tu')),
    to: dayIn(typed('den')),
    words: typed('chu'),
  };
  const before = /^\d{1,15}$/.test(asked.get('truoc') ?? '') ? Number(asked.get('truoc')) : undefined;
  const [{ lines, next }, actors] = await Promise.all([
    readHistory(readDb, {
      actor: filter.who || undefined,
      verb: filter.verb || undefined,
      objectType: filter.type || undefined,
      objectId: filter.object || undefined,
      from: filter.from ? instantInVietnam(filter.from) : undefined,
      until: filter.to ? instantInVietnam(addDays(filter.to, 1)) : undefined,
      words: filter.words || undefined,
      before,
    }),
    listActors(readDb),
  ]);
  const shown = new Set([...Object.keys(verbs), ...lines.map(({ verb }) => verb), filter.verb]);
  shown.delete('');
  const titles = [...shown].map((verb) => ({ verb, title: verbTitle(verb) }));
  titles.sort((one, other) => one.title.localeCompare(other.title, 'vi'));
  const older = new URLSearchParams(asked);
  if (next !== null) older.set('truoc', String(next));
  return { lines, filter, actors, titles, older: next === null ? null : `?${older}`, isFirst: !before };
}

export const meta = () => [{ title: 'Nhật ký' }];

export default function HistoryPage() {
  const { lines, older, isFirst } = useLoaderData<typeof loader>();
  return (
    <PageBody>
      <PageHead title="Nhật ký" about="ai làm gì, từ đâu, vì sao; chỉ thêm, không sửa được" />
      <Filters />
      <div className="rounded-card border border-line bg-surface">
        <HistoryPanel lines={lines} showObject />
      </div>
      <div className="flex gap-2">
        {!isFirst && <ButtonLink to="/nhat-ky">Về mới nhất</ButtonLink>}
        {older && <ButtonLink to={older}>Cũ hơn</ButtonLink>}
      </div>
    </PageBody>
  );
}

function Filters() {
  const { filter, actors, titles } = useLoaderData<typeof loader>();
  return (
    <Form
      // Another filter chosen by a link fills the fields anew.
      key={JSON.stringify(filter)}
      method="get"
      role="search"
      aria-label="Lọc nhật ký"
      className="grid grid-cols-4 items-start gap-2 max-md:grid-cols-2"
    >
      <SelectField name="ai" label="Ai" defaultValue={filter.who}>
        <option value="">Tất cả</option>
        {actors.map(({ actor, name }) => (
          <option key={actor} value={actor}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField name="viec" label="Việc" defaultValue={filter.verb}>
        <option value="">Tất cả</option>
        {titles.map(({ verb, title }) => (
          <option key={verb} value={verb}>
            {title}
          </option>
        ))}
      </SelectField>
      <SelectField name="loai" label="Loại" defaultValue={filter.type}>
        <option value="">Tất cả</option>
        {Object.entries(objectNames).map(([type, name]) => (
          <option key={type} value={type}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField name="ma" label="Mã" defaultValue={filter.object} placeholder="DV26A7K9Q" />
      <TextField name="tu" label="Từ ngày" type="date" defaultValue={filter.from} />
      <TextField name="den" label="Đến ngày" type="date" defaultValue={filter.to} />
      <TextField
        name="chu"
        label="Chữ"
        defaultValue={filter.words}
        hint="một phần mã, tên người hoặc lý do"
      />
      <div className="flex gap-2 self-start pt-[22px]">
        <Button type="submit" look="primary">
          Lọc
        </Button>
        <ButtonLink to="/nhat-ky" look="quiet">
          Bỏ lọc
        </ButtonLink>
      </div>
    </Form>
  );
}
