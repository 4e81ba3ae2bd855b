/** A paragraph: plain text, or text with links to pages of this site and to its mail address. */
export type Paragraph =
  | string
  | readonly (string | { readonly text: string; readonly href: `/${string}` | `mailto:${string}` })[];

/** A titled part of a page that is text alone. */
export interface Section {
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
  /** A ruled list of terms and what is said of each; a `code` is a name that a program uses. */
  readonly rows?: readonly { readonly name: string; readonly text: string; readonly code?: true }[];
}

/** The date that the legal texts carry. */
export const dated = 'December 2024';
