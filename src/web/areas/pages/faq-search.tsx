import { Search } from 'lucide-react';
import { useState } from 'react';
import { fold } from '#platform/vietnamese/fold.ts';
import { FaqList } from '#web/parts/content/faq-list.tsx';

type Faqs = Parameters<typeof FaqList>[0]['faqs'];

/** Questions with a field that filters them by all typed words; without script all of them are shown. */
export function FaqSearch({ faqs }: { faqs: Faqs }) {
  const [text, setText] = useState('');
  const words = fold(text).split(/\s+/).filter(Boolean);
  const found = faqs.filter(({ question, answer }) => {
    const haystack = fold(`${question} ${answer}`);
    return words.every((word) => haystack.includes(word));
  });
  return (
    <>
      <div className="relative mt-6 noscript:hidden">
        <Search aria-hidden className="absolute top-3.5 left-4 size-5 text-sea" />
        <input
          type="search"
          aria-label="Tìm trong câu hỏi"
          placeholder="Ví dụ: hoàn tiền, trẻ em"
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="min-h-12 w-full rounded-control border border-line-strong bg-rice pr-4 pl-12"
        />
      </div>
      <p role="status" className="mt-3 text-sm text-ink-soft empty:hidden">
        {words.length === 0
          ? ''
          : found.length > 0
            ? `${found.length} câu hỏi có “${text.trim()}”.`
            : `Chưa có câu hỏi nào về “${text.trim()}”.`}
      </p>
      <FaqList faqs={found} />
    </>
  );
}
