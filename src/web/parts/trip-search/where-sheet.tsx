import { Search } from 'lucide-react';
import { useState } from 'react';
import { Modal } from '#ui/modal.tsx';
import { SuggestionField } from '#web/parts/suggestions/suggestion-field.tsx';
import { nameFound, type Suggestion } from '#web/parts/suggestions/suggestions.ts';
import { sheetPlace } from './sheet-place.ts';
import type { SearchedPlace } from './trip-memory.ts';
import { WhereBeginnings } from './where-beginnings.tsx';
import { WhereRow } from './where-row.tsx';

/** Suggestions begin with the second letter. */
const fewestLetters = 2;

/**
 * The place sheet: suggestions while something is typed, else earlier searches, seen products and popular places. A place fills
 * the bar (`onPlace`); a sight or product leads to its page (`onPage`).
 */
export function WhereSheet({
  title,
  hint,
  anchor,
  onClose,
  onPlace,
  onPage,
}: {
  title: string;
  hint: string;
  anchor: Element | null;
  onClose: () => void;
  onPlace: (place: SearchedPlace) => void;
  onPage: (href: string) => void;
}) {
  const [isDesk] = useState(() => matchMedia('(min-width: 641px)').matches);
  const [value, setValue] = useState('');
  const text = value.trim();
  const isTyped = text.length >= fewestLetters;
  return (
    <Modal
      isOpen
      title={title}
      onClose={onClose}
      place={isDesk && anchor ? sheetPlace(anchor, { width: 520, height: 560 }) : undefined}
      className={isDesk ? 'max-h-140 w-130 rounded-card' : 'h-dvh w-full'}
    >
      <div className="px-4 pt-3 pb-6 md:px-6">
        <SuggestionField
          isInline
          label={`${title}: ${hint}`}
          value={value}
          query={isTyped ? text : ''}
          onChange={setValue}
          onText={() => text && onPlace(placeOfText(text))}
          onPick={(suggestion) =>
            suggestion.type === 'province' ? onPlace(placeOf(suggestion, text)) : onPage(suggestion.href)
          }
        />
        {isTyped ? (
          <WhereRow onPress={() => onPlace(placeOfText(text))} icon={<Search aria-hidden />}>
            Xem tất cả cho “{text}”
          </WhereRow>
        ) : (
          <WhereBeginnings onPlace={onPlace} onPage={onPage} />
        )}
      </div>
    </Modal>
  );
}

function placeOfText(text: string): SearchedPlace {
  return { label: text, params: [['search', text]] };
}

/** A province becomes a filter; a place within one becomes a text search by its own name. */
function placeOf(suggestion: Suggestion, text: string): SearchedPlace {
  const label = nameFound(suggestion, text);
  if (label === suggestion.title) return { label, params: [['provinces', suggestion.slug]] };
  return { label, params: [['search', label.slice(0, label.lastIndexOf(','))]] };
}
