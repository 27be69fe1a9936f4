import { signNewsletterLinkToken } from '#modules/newsletter/newsletter-link-token.ts';
import { listSubscribers } from '#modules/newsletter/queries.ts';
import { exportRoute } from '../../parts/list/export-route.ts';
import type { ListDeclaration } from '../../parts/list/types.ts';
import { type ShownSubscriber, stateOfView, subscriberList } from './subscriber-list.tsx';

type Exported = ShownSubscriber & { leaveUrl: string };

/** The file has the link by which each leaves, which belongs into every issue. */
const exported: ListDeclaration<Exported> = {
  ...subscriberList,
  columns: [
    ...subscriberList.columns,
    { title: 'Liên kết thôi nhận', text: ({ leaveUrl }) => leaveUrl, phone: 'none', cell: () => null },
  ],
};

/** Exports the subscribers that the list shows. */
export const loader = exportRoute({
  list: exported,
  object: 'newsletter',
  file: 'ban-tin',
  async load({ app: { readDb, config, secrets }, address, now, limit }) {
    const filter = { state: stateOfView(address.view), text: address.text };
    const { rows, next } = await listSubscribers(readDb, filter, {}, limit);
    const leaveUrl = (id: string) =>
      `${config.publicUrl}/ban-tin/huy/${signNewsletterLinkToken(secrets.token, 'leave', id, now)}`;
    return { rows: rows.map((row) => ({ ...row, leaveUrl: leaveUrl(row.id) })), next };
  },
});
