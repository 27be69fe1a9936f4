import { Segments } from '../../parts/segments.tsx';

const tabs = [
  { to: '/noi-dung', title: 'Bài viết' },
  { to: '/noi-dung/trang', title: 'Trang tĩnh' },
];

/** Tabs of the company's texts for visitors. */
export function ContentTabs({ shown }: { shown: string }) {
  return (
    <Segments label="Loại nội dung" items={tabs.map((tab) => ({ ...tab, isChosen: tab.to === shown }))} />
  );
}
