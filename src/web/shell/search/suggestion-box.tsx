import { useState } from 'react';
import { Form, Link } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { SpriteIcon } from '#ui/sprite-icon.tsx';
import { SuggestionField } from '#web/parts/suggestions/suggestion-field.tsx';
import { suggestionIcon } from '#web/parts/suggestions/suggestion-types.ts';
import { nameFound, type Suggestion } from '#web/parts/suggestions/suggestions.ts';

/** The search field of the dialog: choosing a suggestion fills it, and it submits to the search page. */
export function SuggestionBox({ onDone }: { onDone: () => void }) {
  const [value, setValue] = useState('');
  const [picked, setPicked] = useState<Suggestion | null>(null);
  return (
    <>
      <Form
        action="/tim-kiem"
        role="search"
        onSubmit={(event) => {
          if (value.trim() !== '') return onDone();
          event.preventDefault();
          event.currentTarget.querySelector('input')?.focus();
        }}
      >
        <SuggestionField
          label="Điểm đến, khách sạn, tour"
          name="search"
          value={value}
          query={picked ? '' : value}
          onChange={(next) => {
            setValue(next);
            setPicked(null);
          }}
          onPick={(suggestion) => {
            setValue(nameFound(suggestion, value));
            setPicked(suggestion);
          }}
        >
          <button type="submit" className={buttonClass('primary')}>
            Tìm
          </button>
        </SuggestionField>
      </Form>
      {picked && <PickedLink suggestion={picked} onFollow={onDone} />}
    </>
  );
}

/** A direct link to the chosen suggestion; the field itself leads to all results. */
function PickedLink({ suggestion, onFollow }: { suggestion: Suggestion; onFollow: () => void }) {
  return (
    <Link
      to={suggestion.href}
      onClick={onFollow}
      className="mt-3 flex min-h-12 items-center gap-3 rounded-control bg-sea-soft px-4 py-2 text-sea-dark hover:underline"
    >
      <SpriteIcon name={suggestionIcon(suggestion.type)} className="size-5 shrink-0" />
      <span>
        Mở trang <span className="font-semibold">{suggestion.title}</span>
      </span>
    </Link>
  );
}
