export interface MarkedTextProps {
  /** The text cut up; its pieces together are the text. */
  pieces: readonly { readonly text: string; readonly marked: boolean }[];
}

/** A text with the words that were searched for marked. */
export function MarkedText({ pieces }: MarkedTextProps) {
  return pieces.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
}
