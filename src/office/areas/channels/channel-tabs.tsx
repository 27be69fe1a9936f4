import { Segments } from '../../parts/segments.tsx';

const tabs = [
  { to: '/kenh-ban', title: 'Lịch iCal' },
  { to: '/kenh-ban/doi-tac', title: 'Đối tác' },
];

/** Tabs of the sales channels. */
export function ChannelTabs({ shown }: { shown: string }) {
  return (
    <Segments
      label="Các phần của kênh bán"
      items={tabs.map((tab) => ({ ...tab, isChosen: tab.to === shown }))}
    />
  );
}
