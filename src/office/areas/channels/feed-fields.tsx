import { SelectField, TextField } from '../../parts/field.tsx';

type Said = Readonly<Partial<Record<'title' | 'address' | 'takes' | 'ignoredWords', string>>>;

/** How a unit follows a calendar, new or existing; an existing one keeps its URL where none is typed. */
export function FeedFields({
  said,
  errors,
  feedId,
}: {
  said: Said;
  errors: Readonly<Record<string, string>> | undefined;
  /** Id of an existing feed; a page has several of these forms. */
  feedId?: number;
}) {
  const isThere = feedId !== undefined;
  const idOf = (name: string) => `feed-${feedId ?? 'new'}-${name}`;
  return (
    <>
      <TextField
        id={idOf('title')}
        name="title"
        label="Kênh"
        placeholder="Airbnb"
        maxLength={60}
        defaultValue={said.title}
        error={errors?.title}
      />
      <TextField
        id={idOf('address')}
        name="address"
        label={isThere ? 'Địa chỉ lịch iCal mới (không bắt buộc)' : 'Địa chỉ lịch iCal'}
        placeholder="https://"
        inputMode="url"
        autoComplete="off"
        defaultValue={said.address}
        error={errors?.address}
        hint={
          isThere
            ? 'Để trống thì giữ địa chỉ đang dùng, là điều bí mật nên không hiện ở đây.'
            : 'Chép ở mục xuất lịch của kênh, thường kết thúc bằng .ics.'
        }
      />
      <SelectField
        id={idOf('takes')}
        name="takes"
        label="Mỗi khoảng bận lấy"
        defaultValue={said.takes ?? 'place'}
        error={errors?.takes}
      >
        <option value="place">1 chỗ của hạng</option>
        <option value="unit">cả hạng</option>
      </SelectField>
      <TextField
        id={idOf('ignoredWords')}
        name="ignoredWords"
        label="Bỏ qua sự kiện có chữ (không bắt buộc)"
        placeholder="Not available"
        maxLength={60}
        defaultValue={said.ignoredWords}
        error={errors?.ignoredWords}
        hint="Airbnb gửi lại ngày mình báo dưới tên “Not available”: bỏ qua để không tính hai lần."
      />
    </>
  );
}
