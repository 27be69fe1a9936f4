import type { z } from 'zod';
import { askRecount } from '#modules/pricing/display-prices/recount-prices.ts';
import {
  addHoliday,
  editHoliday,
  type holidayEdit,
  holidayEdit as shape,
} from '#modules/settings/commands/edit-holiday.ts';
import { findHoliday, listAllHolidays } from '#modules/settings/queries.ts';
import { formatDate, formatRange } from '#platform/vietnamese/format-date.ts';
import { holidayTitles } from '../../parts/holiday-titles.ts';
import type { Vocabulary } from './vocabulary.ts';

type HolidayFields = z.output<typeof holidayEdit>;

const idOf = (key: string) => (/^\d{1,9}$/.test(key) ? Number(key) : 0);

export const holidays: Vocabulary<HolidayFields> = {
  slug: 'ngay-le',
  title: 'Ngày lễ',
  one: 'ngày lễ',
  about: 'những ngày mà luật giá và điều kiện hủy ngày lễ dựa vào',
  verb: 'holiday.edit',
  objectType: 'holiday',
  movesPrices: true,
  fields: [
    { name: 'title', label: 'Tên' },
    { name: 'group', label: 'Nhóm', look: 'choice', hint: 'Luật giá gọi theo nhóm.' },
    { name: 'on', label: 'Ngày lễ', look: 'date' },
    { name: 'lunar', label: 'Ngày âm', hint: 'Ngày/tháng, như 10/3; trống nếu theo dương lịch.' },
    { name: 'from', label: 'Đổi giá từ ngày', look: 'date', group: 'window' },
    { name: 'to', label: 'Đến hết ngày', look: 'date', group: 'window' },
    { name: 'isPublicHoliday', label: 'Ngày nghỉ chung theo luật', look: 'tick' },
    { name: 'hidden', label: 'Không áp dụng nữa', look: 'tick' },
  ],
  choices: async () => ({
    group: Object.entries(holidayTitles).map(([value, title]) => ({ value, title })),
  }),
  shape,
  show: ({ title, group, on, lunar, from, to, isPublicHoliday, hidden }) => ({
    title,
    group,
    on,
    lunar,
    from,
    to,
    isPublicHoliday: isPublicHoliday ? '1' : '',
    hidden: hidden ? '1' : '',
  }),
  async list(db, text) {
    const rows = await listAllHolidays(db, text);
    return rows.map(({ id, title, on, from, to, lunar, hidden }) => ({
      key: `${id}`,
      title: `${title} ${on.slice(0, 4)}`,
      about: `${formatDate(on)}${lunar ? ` (${lunar} âm lịch)` : ''} · đổi giá ${formatRange(from, to)}`,
      uses: 0,
      isHidden: hidden,
    }));
  },
  read: (db, key) => findHoliday(db, idOf(key)),
  async add(tx, { fields, actor }, now) {
    const added = await addHoliday(tx, { fields, actor }, now);
    if (!added.ok) return added;
    await askRecount(tx, { reason: `Thêm ${fields.title}`, actor }, now);
    return { ok: true, key: `${added.id}` };
  },
  async edit(tx, { key, ...given }, now) {
    const edited = await editHoliday(tx, { id: idOf(key), ...given }, now);
    if (edited.ok) await askRecount(tx, { reason: `Đổi ${given.fields.title}`, actor: given.actor }, now);
    return edited;
  },
};
