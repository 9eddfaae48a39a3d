/** A labelled fact of a mail, on one line or several. */
export interface Fact {
  label: string;
  lines: string[];
}
