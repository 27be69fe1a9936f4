import { permission, type Verb } from '#platform/actor/actor.ts';

/** Rights of staff concerning other sales channels and partners. */
export const channelVerbs = {
  'channel.read': { title: 'Xem kênh bán, lịch iCal và đối tác' },
  'channel.edit': { title: 'Nối, đổi và gỡ lịch iCal của kênh khác' },
  'partner.edit': { title: 'Thêm đối tác, cấp và thu hồi khóa API, webhook' },
} satisfies Record<string, Verb>;

export const may = permission(channelVerbs);
