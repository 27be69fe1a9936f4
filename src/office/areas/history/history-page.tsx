import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { readCursor } from '#platform/db/keyset-page.ts';
import { listActors } from '#platform/history/list-actors.ts';
import { addDays, instantInVietnam, isDay } from '#platform/time/days.ts';
import { verbTitle } from '#reference-data/verb-title.ts';
import { verbs } from '#reference-data/verbs.ts';
import { appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { Empty } from '../../parts/empty.tsx';
import { readHistory } from '../../parts/history/read-history.ts';
import { List } from '../../parts/list/list.tsx';
import { readListAddress } from '../../parts/list/list-address.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { historyList } from './history-list.tsx';

/** The instant at which a day begins; undefined for what is no valid day. */
const startOf = (day: string | undefined, more = 0) =>
  day && isDay(day) ? instantInVietnam(addDays(day, more)) : undefined;

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireRight(context, 'history.read');
  const { readDb, clock } = appOf(context);
  const { search, searchParams } = new URL(request.url);
  const actors = (await listActors(readDb)).map(({ actor, name }) => ({ value: actor, title: name }));
  // The verb in the address may be a former one, which only old lines have.
  const shown = new Set([...Object.keys(verbs), searchParams.get('viec') ?? '']);
  shown.delete('');
  const titles = [...shown].map((verb) => ({ value: verb, title: verbTitle(verb) }));
  titles.sort((one, other) => one.title.localeCompare(other.title, 'vi'));
  const object = searchParams.get('ma')?.trim().slice(0, 200) ?? '';
  const choices = { actors, verbs: titles, object };
  const address = readListAddress(search, historyList(choices));
  const { ai, viec, loai, ma, tu, den } = address.filters;
  const { lines, next, previous } = await readHistory(
    readDb,
    {
      ...{ actor: ai, verb: viec, objectType: loai, objectId: ma, words: address.text || undefined },
      ...{ from: startOf(tu), until: startOf(den, 1) },
    },
    50,
    { after: readCursor(address.after), before: readCursor(address.before) },
  );
  return { lines, next, previous, choices, now: clock.now().toISOString() };
}

export const meta = () => [{ title: 'Nhật ký' }];

export default function HistoryPage() {
  const { lines, next, previous, choices, now } = useLoaderData<typeof loader>();
  return (
    <PageBody>
      <PageHead title="Nhật ký" about="ai làm gì, từ đâu, vì sao; chỉ thêm, không sửa được" />
      <List
        list={historyList(choices)}
        rows={lines}
        now={now}
        next={next}
        previous={previous}
        empty={<Empty title="Chưa có gì được ghi">Không có dòng nào như đang lọc.</Empty>}
      />
    </PageBody>
  );
}
