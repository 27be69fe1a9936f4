import { pictureUrl } from '#ui/picture.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { Notice } from '../../parts/notice.tsx';
import type { TextPreview } from './preview-text.ts';

/** A text as the site renders it on a phone, and its broken references. */
export function PreviewPane({ preview }: { preview: TextPreview | undefined }) {
  if (!preview) return <p className="self-start text-ink-faint">Bản xem trước hiện khi bạn viết.</p>;
  const { pieces, deadLinks, missingPictures, missingProducts } = preview;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {deadLinks.length > 0 && (
        <Notice tone="warn">Liên kết không dẫn tới trang nào: {deadLinks.join(', ')}</Notice>
      )}
      {missingPictures.length > 0 && (
        <Notice tone="warn">Không có trong kho hình: {missingPictures.join(', ')}</Notice>
      )}
      {missingProducts.length > 0 && (
        <Notice tone="warn">Sản phẩm không có trên trang: {missingProducts.join(', ')}</Notice>
      )}
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by the keyboard too
        tabIndex={0}
        aria-label="Như trên điện thoại"
        className="max-h-[640px] overflow-y-auto rounded-card border border-line bg-sunken p-4 text-[16px] leading-relaxed [overflow-wrap:anywhere]"
      >
        {pieces.map((piece, at) =>
          'html' in piece ? (
            <RichText key={at} html={piece.html} />
          ) : 'product' in piece ? (
            <p key={at} className="my-4 rounded-control border border-line bg-surface p-3">
              <span className="block text-sm text-ink-soft">{piece.product.place}</span>
              <b>{piece.product.title}</b>
            </p>
          ) : (
            <figure key={at} className="my-4">
              <img
                src={pictureUrl(piece.picture.url, 640)}
                alt={piece.picture.alt}
                style={{ aspectRatio: piece.picture.ratio }}
                className="w-full rounded-control"
              />
              <figcaption className="mt-1 text-sm text-ink-soft empty:hidden">
                {piece.picture.caption}
              </figcaption>
            </figure>
          ),
        )}
      </section>
    </div>
  );
}
