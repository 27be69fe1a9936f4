import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { groupingTitles } from '#modules/reports/rules/report-kind.ts';
import { reportPeriods } from '#modules/reports/rules/report-period.ts';
import { channelTitles } from '#modules/reports/rules/source-titles.ts';
import type { Filter, ListDeclaration } from '../../parts/list/types.ts';

export interface Province {
  slug: string;
  title: string;
}

/** List declaration of the reports' address: which report, grouping, days and filters. */
export function reportList(
  provinces: readonly Province[],
  kinds: readonly { slug: string; title: string }[],
): ListDeclaration<never> {
  return {
    title: 'Báo cáo',
    views: kinds.map(({ slug, title }) => ({ slug, title })),
    filters: [
      { name: 'theo', title: 'Theo', options: optionsOf(groupingTitles) },
      { name: 'ky', title: 'Kỳ', options: optionsOf(reportPeriods) },
      { name: 'tu', title: 'Từ ngày' },
      { name: 'den', title: 'Đến ngày' },
      {
        name: 'loai',
        title: 'Loại dịch vụ',
        options: kindNames.map((value) => ({ value, title: kindProfiles[value].labels.one })),
      },
      {
        name: 'diem-den',
        title: 'Điểm đến',
        options: provinces.map(({ slug, title }) => ({ value: slug, title })),
      },
      { name: 'kenh', title: 'Kênh bán', options: optionsOf(channelTitles) },
    ],
    columns: [],
    keyOf: () => '',
  };
}

function optionsOf(titles: Readonly<Record<string, string>>): Filter['options'] & object {
  return Object.entries(titles).map(([value, title]) => ({ value, title }));
}
