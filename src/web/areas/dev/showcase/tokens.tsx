import { Section } from '#ui/section.tsx';
import { Specimen, Specimens } from './specimen.tsx';

/** Colours of src/ui/app.css, grouped by what is placed on them. */
const colours: { name: string; use: string; look: string }[] = [
  { name: 'ink', use: 'chữ', look: 'bg-ink text-white' },
  { name: 'ink-soft', use: 'chữ phụ', look: 'bg-ink-soft text-white' },
  { name: 'sea', use: 'liên kết, nút phụ', look: 'bg-sea text-white' },
  { name: 'sea-dark', use: 'khi rê chuột', look: 'bg-sea-dark text-white' },
  { name: 'sea-soft', use: 'nền của lựa chọn', look: 'bg-sea-soft text-ink' },
  { name: 'lantern', use: 'nút chính, một nút mỗi màn hình', look: 'bg-lantern text-white' },
  { name: 'lantern-dark', use: 'nút chính khi rê chuột', look: 'bg-lantern-dark text-white' },
  { name: 'lantern-soft', use: 'nền nhấn nhẹ', look: 'bg-lantern-soft text-ink' },
  { name: 'sun', use: 'sao, giảm giá; không dùng cho chữ', look: 'bg-sun text-ink' },
  { name: 'sun-soft', use: 'nền của ưu đãi', look: 'bg-sun-soft text-ink' },
  { name: 'sand', use: 'nền trang', look: 'bg-sand text-ink' },
  { name: 'sand-deep', use: 'nền của nhãn', look: 'bg-sand-deep text-ink' },
  { name: 'rice', use: 'nền của thẻ', look: 'bg-rice text-ink' },
  { name: 'line', use: 'đường kẻ', look: 'bg-line text-ink' },
  { name: 'line-strong', use: 'viền ô nhập', look: 'bg-line-strong text-2xl! text-white' },
  { name: 'good', use: 'thành công', look: 'bg-good text-white' },
  { name: 'warn', use: 'cần chú ý', look: 'bg-warn text-white' },
  { name: 'bad', use: 'lỗi', look: 'bg-bad text-white' },
];

const sizes = ['text-4xl', 'text-3xl', 'text-2xl', 'text-xl', 'text-lg', 'text-base', 'text-sm'];
const corners = ['rounded-card', 'rounded-control', 'rounded-badge', 'rounded-full'];

/** Design tokens: colour, type, shape. */
export function Tokens() {
  return (
    <>
      <Section id="mau" title="Màu">
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
          {colours.map(({ name, use, look }) => (
            <li key={name} className="overflow-hidden rounded-control border border-line bg-rice">
              <p className={`grid h-24 place-items-center px-2 text-sm font-semibold ${look}`}>{name}</p>
              <p className="px-3 py-2 text-sm text-ink-soft">{use}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="chu" title="Chữ">
        <Specimen name="Be Vietnam Pro" state="400 và 600, dấu chồng vẫn đủ chỗ">
          <ul className="stack-3">
            {sizes.map((size) => (
              <li key={size} className={`${size} truncate`}>
                <span className="font-semibold">Nghiễm nhiên ở Huế</span>, phở bò ẩm thực ngõ nhỏ
                <code className="ml-3 text-sm text-ink-soft">{size}</code>
              </li>
            ))}
          </ul>
        </Specimen>
      </Section>
      <Section id="hinh" title="Góc và bóng">
        <Specimens>
          <Specimen name="radius">
            <ul className="flex flex-wrap gap-4">
              {corners.map((corner) => (
                <li key={corner} className={`${corner} border border-line-strong bg-sand px-5 py-4 text-sm`}>
                  {corner}
                </li>
              ))}
            </ul>
          </Specimen>
          <Specimen name="shadow">
            <ul className="flex flex-wrap gap-6">
              <li className="rounded-control bg-rice px-5 py-4 text-sm shadow-soft">shadow-soft</li>
              <li className="rounded-control bg-rice px-5 py-4 text-sm shadow-raised">shadow-raised</li>
            </ul>
          </Specimen>
        </Specimens>
      </Section>
    </>
  );
}
