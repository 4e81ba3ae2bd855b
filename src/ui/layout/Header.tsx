import { type ComponentType, type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { allTests, closeMenu, mainMenu, openMenu, repeatedWord, site, themeLabel } from '../../../content/site';
import { checks, sitePages } from '../../registry';
import { mark } from '../../theme/base.css';
import { currentTheme, nextTheme, setTheme, type Theme } from '../../theme/theme';
import { useFold } from '../motion/fold';
import { useKeyDown } from '../useKeyDown';
import type { AllTestsProps } from './AllTests';
import * as css from './frame.css';

const glyphs: Record<Theme, string> = {
  system: 'M10 2a8 8 0 0 1 0 16z',
  light: '',
  dark: 'M10 2a8 8 0 0 1 0 16a8 8 0 0 1 0-16z',
};

/**
 * Cycles through the system's theme, the opposite theme, and the system's current theme made fixed. The prerendered
 * page cannot know the choice, so it is read after hydration.
 */
function ThemeButton() {
  const [theme, choose] = useState<Theme>('system');
  useEffect(() => choose(currentTheme()), []);
  const label = themeLabel(theme);
  return (
    <button
      type="button"
      className={css.themeButton}
      aria-label={label}
      title={label}
      onClick={() => {
        const next = nextTheme(theme, matchMedia('(prefers-color-scheme: dark)').matches);
        choose(next);
        // After the button is painted: a slow device takes several frames to restyle the page.
        requestAnimationFrame(() => setTimeout(setTheme, 0, next));
      }}
    >
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="1.75" />
        <path d={glyphs[theme]} fill="currentColor" />
      </svg>
    </button>
  );
}

/** The lines on a button of the menu; `line` is their width. */
const Sign = ({ size: [width, height], line, d }: { size: readonly [number, number]; line: number; d: string }) => (
  <svg {...{ width, height }} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
    <path d={d} fill="none" stroke="currentColor" strokeWidth={line} />
  </svg>
);

const MORE = '/more-tests';
const LIST = 'tests-menu';
const links = [
  ...sitePages.filter((page) => page.menu === 'first'),
  ...checks.filter((check) => check.header).sort((a, b) => (a.header ?? 0) - (b.header ?? 0)),
  ...sitePages.filter((page) => page.menu === 'header'),
];

/** The label letter for letter. The word that most of them repeat is quiet. */
function labelOf(title: string): ReactNode {
  if (!title.endsWith(` ${repeatedWord}`)) return title;
  return (
    <>
      {title.slice(0, -repeatedWord.length - 1)}&nbsp;<span className={css.quiet}>{repeatedWord}</span>
    </>
  );
}

/** The page in the menu that a page belongs to, if it is not there itself. */
const parentOf = (path: string) =>
  sitePages.find((page) => page.path === path)?.under ??
  (path.startsWith('/blog/') ? '/blog' : undefined) ??
  (checks.some((check) => check.path === path && !check.header) ? MORE : undefined);

/**
 * The header with the menu. On small screens the menu collapses behind a button and closes on selection and on Escape.
 * A button beside 'More Tests' opens a list of all tests.
 */
export function Header({ path }: { path: string }) {
  const under = parentOf(path);
  const [, navigate] = useLocation();
  const [AllTests, setAllTests] = useState<ComponentType<AllTestsProps> | null>(null);
  const more = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const nav = useRef<HTMLElement>(null);
  const displayed = useFold(nav, open);
  const isListed = AllTests !== null;

  useKeyDown(({ key }) => {
    if (key !== 'Escape' || (!open && !isListed)) return;
    choose();
    (isListed ? more : toggle).current?.focus();
  });

  const openList = () => {
    // Safari does not focus a pressed button, and the list closes when the focus leaves it.
    more.current?.focus();
    import('./AllTests').then(
      ({ AllTests }) => setAllTests(() => AllTests),
      () => navigate(MORE),
    );
  };
  const choose = () => {
    setOpen(false);
    setAllTests(null);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setAllTests(null);
  };

  return (
    <header className={css.headerHead}>
      <div className={css.headerBar}>
        <Link className={css.brand} href="/" aria-current={path === '/' ? 'page' : undefined}>
          <span className={mark} aria-hidden="true" />
          {site.name}
        </Link>
        <nav ref={nav} id="menu" className={css.nav} data-open={displayed || undefined} aria-label={mainMenu}>
          {links.map((link) => (
            <Link
              key={link.path}
              className={css.headerLink}
              href={link.path}
              aria-current={link.path === path ? 'page' : link.path === under ? 'true' : undefined}
              data-first={link.path === '/inspection' || undefined}
              onClick={choose}
            >
              {labelOf(link.title)}
            </Link>
          ))}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the list closes when the focus leaves it */}
          <div className={css.more} onBlur={onBlur}>
            <button
              ref={more}
              type="button"
              className={css.chevron}
              aria-label={allTests}
              aria-expanded={isListed}
              aria-controls={isListed ? LIST : undefined}
              onClick={isListed ? () => setAllTests(null) : openList}
            >
              <Sign size={[12, 8]} line={1.5} d={isListed ? 'M1 7l5-5 5 5' : 'M1 1l5 5 5-5'} />
            </button>
            {AllTests && <AllTests id={LIST} path={path} onChoose={choose} />}
          </div>
        </nav>
        <ThemeButton />
        <button
          ref={toggle}
          type="button"
          className={css.menuButton}
          aria-label={open ? closeMenu : openMenu}
          aria-expanded={open}
          aria-controls="menu"
          onClick={() => setOpen(!open)}
        >
          <Sign size={[22, 14]} line={2} d={open ? 'M4 0l14 14M18 0L4 14' : 'M0 2h22M0 12h22'} />
        </button>
      </div>
    </header>
  );
}
