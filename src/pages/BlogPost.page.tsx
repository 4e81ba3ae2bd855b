import { type MouseEvent, useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { longDate } from '../../content/dates';
import { type Post, posts, blogTexts as texts } from '../../content/posts';
import { site } from '../../content/site';
import { type Description, exists } from '../registry';
import { fig, hidden, lead, tag, wrap } from '../theme/base.css';
import { Arrow } from '../ui/controls/Arrow';
import { Button, ButtonLink } from '../ui/controls/Button';
import { fillRow } from '../ui/controls/basic.css';
import { bodies, fetchBody } from './blog/bodies';
import { titleCase, trustedBody } from './blog/post';
import * as css from './BlogPost.css';

const postAt = (path: string): Post | undefined => posts.find(({ slug }) => path === `/blog/${slug}`);

/** The document head for a path under `/blog/`. A path without a post is kept out of search engines. */
export function describe(path: string): Description {
  const post = postAt(path);
  if (!post) return { path: '*', title: `${texts.notFound} – ${site.name}` };
  return { title: `${post.title} – ${site.name}`, post };
}

/** One guide, or a message that there is none at this path. */
export default function BlogPost({ path }: { path: string }) {
  const post = postAt(path);
  return post ? <Article key={post.slug} post={post} /> : <PostNotFound />;
}

function PostNotFound() {
  return (
    <div className={`${wrap} ${css.missing}`}>
      <h1>{texts.notFound}</h1>
      <p className={lead}>{texts.notFoundText}</p>
      <ButtonLink look="solid" href="/blog">
        {texts.back}
      </ButtonLink>
    </div>
  );
}

function Article({ post }: { post: Post }) {
  const { body, failed, retry } = useBody(post.slug);
  const html = useMemo(() => ({ __html: trustedBody(body) }), [body]);
  const follow = useFollow();
  const related = post.relatedTests.filter((name) => exists(`/${name}`));
  return (
    <article className={`${wrap} ${css.article}`}>
      <Link className={css.back} href="/blog">
        <Arrow className={css.arrow} />
        {texts.back}
      </Link>
      <header className={css.head}>
        <h1>{post.title}</h1>
        <p className={`${lead} ${css.lead}`}>{post.description}</p>
      </header>
      <div className={css.facts}>
        <time className={`${fig} ${css.date}`} dateTime={post.date}>
          {longDate(post.date)}
        </time>
        <span className={hidden}>{texts.tags}</span>
        <ul className={css.tags}>
          {post.tags.map((name) => (
            <li key={name} className={tag}>
              {name}
            </li>
          ))}
        </ul>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: The links inside are the controls. This handler only navigates without a document load. */}
      <div
        className={css.body}
        data-post={post.slug}
        onClick={follow}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: The HTML is made of this site's own text, in which raw HTML is escaped.
        dangerouslySetInnerHTML={html}
      />
      {failed && (
        <div className={css.notLoaded} role="alert">
          <p>{texts.failed}</p>
          <Button onClick={retry}>{texts.tryAgain}</Button>
        </div>
      )}
      {related.length > 0 && (
        <section className={css.related}>
          <h2 className={css.relatedHeading}>{texts.related}</h2>
          <div className={fillRow}>
            {related.map((name) => (
              <ButtonLink key={name} href={`/${name}`}>
                {titleCase(name)}
              </ButtonLink>
            ))}
          </div>
        </section>
      )}
    </article>
  );
}

/**
 * The body of a post: the one that was sent with the page, or otherwise fetched. It is empty until it is loaded, and if
 * loading fails.
 */
function useBody(slug: string): { body: string; failed: boolean; retry: () => void } {
  const [body, setBody] = useState(() => bodies.get(slug) ?? '');
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Each attempt loads again.
  useEffect(() => {
    if (bodies.has(slug)) return;
    const left = new AbortController();
    fetchBody(slug, left.signal).then(
      (html) => !left.signal.aborted && setBody(html),
      (error: unknown) => {
        if (left.signal.aborted) return;
        console.error('Error loading post', error);
        setFailed(true);
      },
    );
    return () => left.abort();
  }, [slug, attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { body, failed, retry };
}

/**
 * Handles clicks on links in the text. A link to another page of this site navigates without loading the document
 * again.
 */
function useFollow() {
  const [, navigate] = useLocation();
  return (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const href = link?.getAttribute('href') ?? '';
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!plain || event.defaultPrevented || !(exists(href) || postAt(href))) return;
    event.preventDefault();
    navigate(href);
  };
}
