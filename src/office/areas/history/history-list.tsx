import { Avatar } from '../../parts/avatar.tsx';
import { formatMoment } from '../../parts/format-moment.ts';
import {
  HistoryChanges,
  type HistoryLineView,
  objectName,
  objectNames,
} from '../../parts/history/history-panel.tsx';
import type { Filter, ListDeclaration } from '../../parts/list/types.ts';

type Option = NonNullable<Filter['options']>[number];

/** Options of the filters: everybody who has done something, and all verbs. */
export interface HistoryChoices {
  actors: readonly Option[];
  verbs: readonly Option[];
  /** The name of the thing to which the address restricts the history. */
  object: string;
}

/** List of who did what to what and why. */
export function historyList({ actors, verbs, object }: HistoryChoices): ListDeclaration<HistoryLineView> {
  const types = Object.entries(objectNames).map(([value, title]) => ({ value, title }));
  return {
    title: 'Nhật ký',
    searchHint: 'Một phần mã, tên người hoặc lý do',
    keyOf: ({ id }) => String(id),
    filters: [
      { name: 'ai', title: 'Người làm', options: actors },
      { name: 'viec', title: 'Việc', options: verbs },
      { name: 'loai', title: 'Loại', options: types },
      ...(object ? [{ name: 'ma', title: 'Mã', options: [{ value: object, title: object }] }] : []),
      { name: 'tu', title: 'Từ ngày' },
      { name: 'den', title: 'Đến ngày' },
    ],
    columns: [
      {
        title: 'Ai',
        phone: 'left',
        cell: ({ actor, actorName }) => (
          <span className="flex items-center gap-2.5 py-1.5 max-md:py-0">
            <Avatar id={actor} name={actorName} /> <b>{actorName}</b>
          </span>
        ),
      },
      {
        title: 'Việc',
        phone: 'left',
        cell: ({ title }) => <span className="block min-w-32 whitespace-normal">{title}</span>,
      },
      {
        title: 'Với',
        slug: 'voi',
        phone: 'left',
        cell: ({ objectType, objectId }) => (
          <span className="block w-56 max-lg:w-36 whitespace-normal text-ink-soft [overflow-wrap:anywhere] max-md:w-auto">
            {objectName(objectType)} {objectId}
          </span>
        ),
      },
      {
        title: 'Thay đổi, lý do',
        slug: 'thay-doi',
        phone: 'left',
        takesRest: true,
        cell: ({ changes, reason }) => (
          <div className="py-1 whitespace-normal max-md:py-0">
            {reason && <p className="text-ink-soft [overflow-wrap:anywhere]">“{reason}”</p>}
            <HistoryChanges changes={changes} />
          </div>
        ),
      },
      {
        title: 'Từ đâu',
        slug: 'tu-dau',
        phone: 'none',
        isWide: true,
        cell: ({ cameFrom }) => <span className="text-sm text-ink-faint">{cameFrom}</span>,
      },
      {
        title: 'Lúc',
        align: 'right',
        phone: 'right',
        cell: ({ at }) => (
          <time dateTime={at} className="text-sm text-ink-faint">
            {formatMoment(at)}
          </time>
        ),
      },
    ],
  };
}
