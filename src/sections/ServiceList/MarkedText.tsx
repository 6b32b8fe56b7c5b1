export interface MarkedTextProps {
  /** The text in pieces, which together are the text. */
  pieces: readonly { readonly text: string; readonly marked: boolean }[];
}

/** A text with the search terms marked. */
export function MarkedText({ pieces }: MarkedTextProps) {
  return pieces.map(({ text, marked }, index) =>
    marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
