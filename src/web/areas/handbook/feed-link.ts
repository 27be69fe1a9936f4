import type { MetaDescriptor } from 'react-router';

/** Where feed readers find the handbook; in the head of its pages. */
export const feedLink: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: 'Cẩm nang du lịch',
  href: '/cam-nang-du-lich/rss.xml',
};
