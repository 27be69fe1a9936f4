import type { z } from 'zod';
import type { VocabularyEntry } from '#modules/catalog/vocabulary/entries.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { Executor, Tx } from '#platform/db/connect.ts';
import type { EditField, EditValues } from '../../parts/edit/edit-state.ts';

export interface VocabularyField extends EditField {
  hint?: string;
  /** 'longitude' is the second of the fields 'lat' and 'lng', below which a map opens to pick both. */
  look?: 'long' | 'tick' | 'picture' | 'date' | 'number' | 'choice' | 'longitude' | 'icon';
  rows?: number;
  isWide?: boolean;
  /** Only for new entries: cannot be changed later. */
  isNew?: boolean;
}

export type Choices = Readonly<Record<string, readonly { value: string; title: string }[]>>;

type Refused = { ok: false; reason: string };

/** A vocabulary that staff maintain: how it is listed, read, added to and changed, by one form. */
export interface Vocabulary<Fields extends object> {
  /** Its name in the address, 'diem-den'. */
  slug: string;
  title: string;
  /** Singular, 'điểm đến'. */
  one: string;
  about: string;
  /** The right required to change it. */
  verb: string;
  /** Its object type in the history. */
  objectType: string;
  fields: readonly VocabularyField[];
  choices?: (db: Executor) => Promise<Choices>;
  shape: z.ZodType<Fields>;
  show: (fields: Fields) => EditValues;
  list: (db: Executor, text: string) => Promise<VocabularyEntry[]>;
  read: (db: Executor, key: string) => Promise<({ version: number } & Fields) | null>;
  add?: (
    tx: Tx,
    given: { fields: Fields; actor: StaffActor; form: FormData },
    now: Date,
  ) => Promise<{ ok: true; key: string } | Refused>;
  edit: (
    tx: Tx,
    given: { key: string; version: number; fields: Fields; actor: StaffActor },
    now: Date,
  ) => Promise<{ ok: true; version: number } | Refused>;
  /** Merges an entry into another one; `into` is the other's key. */
  merge?: (
    tx: Tx,
    given: { from: string; into: string; actor: StaffActor },
    now: Date,
  ) => Promise<{ ok: true; products: number } | Refused>;
  /** Deletes an entry on which nothing depends yet. */
  remove?: (
    tx: Tx,
    given: { key: string; version: number; reason: string; actor: StaffActor },
    now: Date,
  ) => Promise<{ ok: true } | Refused>;
  /** Whether an entry can be deleted on a day (ISO, in Vietnam). */
  isRemovable?: (key: string, today: string) => boolean;
  /** Changes its page's address. @throws ZodError for an invalid slug */
  rename?: (
    tx: Tx,
    given: { slug: string; newSlug: string; actor: StaffActor },
    now: Date,
  ) => Promise<{ ok: true; path: string } | Refused>;
  /** Its page on the site. */
  pathOf?: (key: string) => string;
  /** Whether prices depend on it, and are recounted in the background. */
  movesPrices?: boolean;
}

/** Any vocabulary, whatever its fields. */
export type AnyVocabulary = Vocabulary<Record<string, unknown>>;

/** The field and the words of each refusal. */
export const refusalsOf: Readonly<Record<string, { field?: string; words: string }>> = {
  not_allowed: { words: 'Vai trò của bạn không làm được việc này.' },
  gone: { words: 'Mục này không còn.' },
  changed_meanwhile: { words: 'Có người vừa đổi. Bạn xem bản mới rồi làm lại.' },
  name_taken: { field: 'title', words: 'Tên này đã có. Bạn tìm trong danh sách, hoặc ghi tên khác.' },
  unknown_province: { field: 'province', words: 'Tỉnh, thành: không có trong danh mục.' },
  unknown_picture: { field: 'mediaId', words: 'Hình: không có hình này trong kho. Bạn chọn hình khác.' },
  unknown_taxonomy: { field: 'taxonomy', words: 'Danh mục từ: vui lòng chọn.' },
  unknown_target: { field: 'into', words: 'Gộp vào: không có mục đang hiện nào như vậy.' },
  bad_slug: {
    field: 'slug',
    words: 'Đuôi địa chỉ: chỉ gồm chữ thường không dấu, số và dấu gạch nối, ví dụ: ba-na-hills.',
  },
  slug_taken: { field: 'slug', words: 'Đuôi địa chỉ: trang khác đã dùng. Bạn ghi khác đi.' },
  unknown_destination: { words: 'Mục này không còn.' },
  same: { field: 'into', words: 'Gộp vào: bạn chọn một mục khác.' },
  taken: { field: 'on', words: 'Ngày: nhóm này đã có mục vào ngày ấy.' },
  rate_taken: { field: 'fromOn', words: 'Từ ngày: loại dịch vụ này đã có thuế suất từ ngày ấy.' },
  overlaps: { field: 'from', words: 'Đổi giá từ ngày: trùng với một dịp khác cùng nhóm.' },
  in_past: {
    field: 'fromOn',
    words: 'Từ ngày: thuế suất đã áp dụng không đổi được. Bạn thêm một dòng từ ngày tới.',
  },
  rate_holds: {
    field: 'percent',
    words: 'Thuế suất: đã áp dụng thì không đổi được. Bạn thêm một dòng từ ngày tới.',
  },
  unknown_rate: { words: 'Mục này không còn.' },
  rate_began: { words: 'Thuế suất này đã áp dụng nên không xóa được. Bạn thêm một dòng từ ngày tới.' },
  key_stays: { field: 'fromOn', words: 'Loại dịch vụ và ngày không đổi được. Bạn thêm một dòng mới.' },
};
