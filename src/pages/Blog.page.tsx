import { Link } from 'wouter';
import { shortDate } from '../../content/dates';
import { type Post, posts, blogTexts as texts } from '../../content/posts';
import { fig, hidden, tag, wrap } from '../theme/base.css';
import { Arrow } from '../ui/controls/Arrow';
import { PageHead } from '../ui/layout/PageHead';
import * as css from './Blog.css';

const newestFirst = posts.toSorted((a, b) => b.date.localeCompare(a.date));

/** The list of guides, laid out like the grid of tests. */
export default function Blog() {
  return (
    <div className={`${wrap} ${css.page}`}>
      <PageHead title={texts.title} text={texts.lead} />
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
          <span className={hidden}>{texts.tags}</span>
          <ul className={css.tags}>
            {tags.slice(0, 3).map((name) => (
              <li key={name} className={tag}>
                {name}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <Link className={css.read} href={`/blog/${slug}`} aria-label={`${texts.read}: ${title}`}>
        {texts.read}
        <Arrow className={css.arrow} />
      </Link>
    </li>
  );
}
