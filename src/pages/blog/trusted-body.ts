import { trusted } from '../../browser/trusted-types';

/** The tags that `toHtml` writes, … */
const tags =
  'a|blockquote|br|code|em|figcaption|figure|h[1-6]|hr|img|li|ol|p|pre|section|strong|table|tbody|td|th|thead|tr|ul';
/** … what they may carry, … */
const names = 'align|alt|aria-label|class|height|loading|rel|scope|start|tabindex|title|width';
/** … and where links and pictures may lead: to this site, to a secure one, or to mail. */
const target = '(?:href|src)="(?:(?:/|#|https:|mailto:)[^"]*)?"';
const allowed = new RegExp(`</?(?:${tags})(?:\\s+(?:(?:${names})="[^"]*"|${target}))*\\s*/?>`, 'g');

/**
 * The HTML of a post as it is.
 * @throws {TypeError} where it holds any tag or attribute that a post never has, such as a script
 */
export function checkedBody(html: string): string {
  if (html.replace(allowed, '').includes('<')) throw new TypeError('The text of this guide holds what no guide has');
  return html;
}

/** Lets the HTML of a post pass, and throws on any other. */
export const trustedBody = trusted('assay-post', 'createHTML', checkedBody);
