import { Component, type ReactNode, useEffect } from 'react';
import { site } from '../../../content/site';
import { Button } from '../controls/Button';
import { VerdictBadge } from '../results/VerdictBadge';
import * as css from './RouteError.css';

interface Props {
  /** Set if the page could not be loaded. */
  readonly error: unknown;
  readonly children: ReactNode;
}

/** Shows 'Unexpected Application Error!' instead of a page that failed to load or to render. */
export class RouteError extends Component<Props, { thrown: unknown }> {
  override state = { thrown: null as unknown };

  static getDerivedStateFromError(thrown: unknown) {
    return { thrown };
  }

  override render() {
    const error = this.state.thrown ?? this.props.error;
    return error ? <ErrorPage error={error} /> : this.props.children;
  }
}

const TITLE = 'Unexpected Application Error!';

function ErrorPage({ error }: { error: unknown }) {
  useEffect(() => {
    const before = document.title;
    const mine = `${TITLE} – ${site.name}`;
    document.title = mine;
    return () => {
      // The next page may have set its own title by now.
      if (document.title === mine) document.title = before;
    };
  }, []);
  return (
    <div className={css.page}>
      <VerdictBadge status="warning" />
      <h1>{TITLE}</h1>
      <p className={css.message}>{describe(error)}</p>
      {/* The build may be broken: src/boot/boot.js first looks for another one. */}
      <Button look="solid" onClick={() => dispatchEvent(new Event('assay:reload'))}>
        Reload the page
      </Button>
    </div>
  );
}

/** The status of a response, or else the message of an error without file URLs, which do not help. */
function describe(error: unknown): string {
  if (error instanceof Response) return `${error.status} ${error.statusText}`.trim();
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/:?\s*https?:\/\/\S+/g, '');
}
