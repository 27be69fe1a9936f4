import type { Subscriber, SubscriberState } from '#modules/newsletter/queries.ts';
import { formatDayMonthYear } from '../../parts/format-moment.ts';
import type { ListDeclaration } from '../../parts/list/types.ts';

type Times = 'consentedAt' | 'confirmedAt' | 'leftAt';
/** Instants are dates on the server and ISO texts in the browser. */
export type ShownSubscriber = Omit<Subscriber, Times> & Record<Times, Date | string | null>;

const views: Readonly<Record<string, { title: string; state: SubscriberState }>> = {
  'dang-nhan': { title: 'Đang nhận', state: 'subscribed' },
  'cho-xac-nhan': { title: 'Chờ xác nhận', state: 'waiting' },
  'da-roi': { title: 'Đã thôi nhận', state: 'unsubscribed' },
};

export const stateOfView = (view: string): SubscriberState => views[view]?.state ?? 'subscribed';

const day = (at: Date | string | null) => (at ? formatDayMonthYear(at) : '–');
const iso = (at: Date | string | null) => (at ? new Date(at).toISOString() : '');

export const subscriberList: ListDeclaration<ShownSubscriber> = {
  title: 'Người nhận bản tin',
  searchHint: 'Một phần địa chỉ email…',
  keyOf: ({ id }) => id,
  nameOf: ({ email }) => email,
  exportTo: { to: '/ban-tin/xuat', verb: 'newsletter.export' },
  views: Object.entries(views).map(([slug, { title }]) => ({ slug, title })),
  columns: [
    {
      title: 'Email',
      text: ({ email }) => email,
      phone: 'left',
      takesRest: true,
      cell: ({ email }) => <b className="block truncate">{email}</b>,
    },
    {
      title: 'Đăng ký',
      text: ({ consentedAt }) => iso(consentedAt),
      phone: 'right',
      cell: ({ consentedAt }) => day(consentedAt),
    },
    {
      title: 'Từ trang',
      text: ({ source }) => source,
      phone: 'left',
      cell: ({ source }) => <span className="text-ink-soft">{source}</span>,
    },
    {
      title: 'Xác nhận',
      text: ({ confirmedAt }) => iso(confirmedAt),
      phone: 'none',
      cell: ({ confirmedAt }) => day(confirmedAt),
    },
    {
      title: 'Thôi nhận',
      text: ({ leftAt }) => iso(leftAt),
      phone: 'none',
      cell: ({ leftAt }) => day(leftAt),
    },
  ],
};

/** For whoever may open guests: each leads to their page, with the copy and the erasure that the law gives them. */
export const openableList: typeof subscriberList = { ...subscriberList, hrefOf: ({ id }) => `/khach/${id}` };
