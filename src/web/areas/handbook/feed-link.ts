import type { MetaDescriptor } from 'react-router';

/** The handbook's feed, for autodiscovery; in the head of its pages. */
export const feedLink: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: 'Cẩm nang du lịch',
  href: '/cam-nang-du-lich/rss.xml',
};
