import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { type CSSProperties, Fragment } from 'react';

const style = { fontSize: 16, lineHeight: '26px' };
const marks = /\[([^\]]+)\]\((https?:\/\/[^)\s]+)\)|(?<!\*)\*\*(?!\*)([^*]+)(?<!\*)\*\*(?!\*)/g;

/** Text as the office writes it: an empty line begins a paragraph, `[words](address)` is a link, `**words**` are bold. */
export function Paragraphs({ text, style: own }: { text: string; style?: CSSProperties }) {
  return text
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part, at) => (
      <Text key={at} style={{ ...style, whiteSpace: 'pre-line', ...own }}>
        {piecesOf(part)}
      </Text>
    ));
}

function piecesOf(text: string) {
  let end = 0;
  const pieces = [...text.matchAll(marks)].map((found, at) => {
    const [whole, words, href, strong] = found;
    const before = text.slice(end, found.index);
    end = found.index + whole.length;
    return (
      <Fragment key={at}>
        {before}
        {href ? <Link href={href}>{words}</Link> : <strong>{strong}</strong>}
      </Fragment>
    );
  });
  return [...pieces, text.slice(end)];
}
