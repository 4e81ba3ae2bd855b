import { capital } from '../../../content/words';
import { trusted } from '../../browser/trusted-types';

/** Turns `webcam-test` into `Webcam Test`. */
export const titleCase = (name: string) => name.split('-').map(capital).join(' ');

/** Tags that `toHtml` writes. */
const tags =
  'a|blockquote|br|code|em|figcaption|figure|h[1-6]|hr|img|li|ol|p|pre|section|strong|table|tbody|td|th|thead|tr|ul';
/** Attributes that these tags may have. */
const names = 'align|alt|aria-label|class|height|loading|rel|scope|start|tabindex|title|width';
/** Links and pictures may point to this site, to an https address, or to mail. */
const target = '(?:href|src)="(?:(?:/|#|https:|mailto:)[^"]*)?"';
const allowed = new RegExp(`</?(?:${tags})(?:\\s+(?:(?:${names})="[^"]*"|${target}))*\\s*/?>`, 'g');

/**
 * Returns the HTML of a post unchanged.
 * @throws {TypeError} if it contains a tag or attribute that no post has, such as a script
 */
export function checkedBody(html: string): string {
  if (html.replace(allowed, '').includes('<')) throw new TypeError('The text of this guide holds what no guide has');
  return html;
}

/** Trusted HTML of a post. Throws on any other HTML. */
export const trustedBody = trusted('assay-post', 'createHTML', checkedBody);
