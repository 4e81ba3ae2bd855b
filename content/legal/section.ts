/** A paragraph: plain text, or text with links to pages of this site or its email address. */
export type Paragraph =
  | string
  | readonly (string | { readonly text: string; readonly href: `/${string}` | `mailto:${string}` })[];

/** A titled section of a text-only page. */
export interface Section {
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
  /** A ruled list of terms with their descriptions. `code` marks a name that a program uses. */
  readonly rows?: readonly { readonly name: string; readonly text: string; readonly code?: true }[];
}

/** The date of the legal texts. */
export const dated = 'Last updated: December 2024';
