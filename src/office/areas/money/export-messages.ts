import { listMoneyMessages } from '#modules/booking/payment/money-messages.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { exportRoute } from '../../parts/list/export-route.ts';
import { messageFilter } from './message-filter.ts';
import { messageList } from './message-list.tsx';

/** Exports the webhook events that the list shows. */
export const loader = exportRoute({
  list: messageList,
  object: 'messages',
  file: 'tien-ve',
  load: ({ app, address, now, limit }) =>
    listMoneyMessages(app.readDb, messageFilter(address, dayInVietnam(now)), {}, limit),
});
