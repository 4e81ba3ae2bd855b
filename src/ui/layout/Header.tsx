import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { site } from '../../../content/site';
import { checks, sitePages } from '../../registry';
import { mark } from '../../theme/base.css';
import { useFold } from '../motion/fold';
import { ThemeButton } from './ThemeButton';
import * as css from './Header.css';

const links = [
  ...sitePages.filter((page) => page.menu === 'first'),
  ...checks.filter((check) => check.header).sort((a, b) => (a.header ?? 0) - (b.header ?? 0)),
  ...sitePages.filter((page) => page.menu === 'header'),
];

/**
 * The header with the menu. On small screens the menu collapses behind a button and closes on selection and on Escape.
 */
export function Header({ path }: { path: string }) {
  const under = sitePages.find((page) => page.path === path)?.under;
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const nav = useRef<HTMLElement>(null);
  const displayed = useFold(nav, open);

  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [open]);

  return (
    <header className={css.head}>
      <div className={css.bar}>
        <Link className={css.brand} href="/" aria-current={path === '/' ? 'page' : undefined}>
          <span className={mark} aria-hidden="true" />
          {site.name}
        </Link>
        <nav ref={nav} id="menu" className={css.nav} data-open={displayed || undefined} aria-label="Main">
          {links.map((link) => (
            <Link
              key={link.path}
              className={css.link}
              href={link.path}
              aria-current={link.path === path ? 'page' : link.path === under ? 'true' : undefined}
              onClick={() => setOpen(false)}
            >
              {link.title}
            </Link>
          ))}
        </nav>
        <ThemeButton />
        <button
          ref={toggle}
          type="button"
          className={css.menuButton}
          aria-label={open ? 'Close menu' : 'Open menu'}
          aria-expanded={open}
          aria-controls="menu"
          onClick={() => setOpen(!open)}
        >
          <svg
            width="22"
            height="14"
            viewBox="0 0 22 14"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            aria-hidden="true"
          >
            <path d={open ? 'M4 0l14 14M18 0L4 14' : 'M0 2h22M0 12h22'} />
          </svg>
        </button>
      </div>
    </header>
  );
}
