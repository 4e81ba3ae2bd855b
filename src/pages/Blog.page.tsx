import { Link } from 'wouter';
import { shortDate } from '../../content/dates';
import { type Post, posts } from '../../content/posts';
import { fig, hidden, tag, wrap } from '../theme/base.css';
import { Arrow } from '../ui/controls/Arrow';
import { PageHead } from '../ui/layout/PageHead';
import * as css from './Blog.css';

const newestFirst = posts.toSorted((a, b) => b.date.localeCompare(a.date));

const subtitle = 'What the faults are, how to find them, and how to tell them from what only looks like one.';

/** The list of guides, laid out like the grid of tests. */
export default function Blog() {
  return (
    <div className={`${wrap} ${css.page}`}>
      <PageHead
        title="Testing Guides & Tips"
        text={`Learn to test a laptop’s display, keyboard, audio and more. ${subtitle}`}
      />
      <ul className={css.grid}>
        {newestFirst.map((post) => (
          <Card key={post.slug} post={post} />
        ))}
      </ul>
    </div>
  );
}

function Card({ post: { slug, title, description, date, tags } }: { post: Post }) {
  return (
    <li className={css.cell}>
      <div className={css.body}>
        <h2 className={css.heading}>{title}</h2>
        <p className={css.text}>{description}</p>
        <div className={css.facts}>
          <time className={`${fig} ${css.date}`} dateTime={date}>
            {shortDate(date)}
          </time>
          <span className={hidden}>Tags</span>
          <ul className={css.tags}>
            {tags.slice(0, 3).map((name) => (
              <li key={name} className={tag}>
                {name}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <Link className={css.read} href={`/blog/${slug}`} aria-label={`Read Guide: ${title}`}>
        Read Guide
        <Arrow className={css.arrow} />
      </Link>
    </li>
  );
}
