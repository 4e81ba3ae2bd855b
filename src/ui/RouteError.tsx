import { Component, type ReactNode } from 'react';
import { Button } from './Button';
import { Stamp } from './Stamp';
import * as css from './RouteError.css';

interface Props {
  /** A page that could not be loaded. */
  readonly error: unknown;
  readonly children: ReactNode;
}

/** Shows 'Unexpected Application Error!' in place of a page that failed to load or to render. */
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

function ErrorPage({ error }: { error: unknown }) {
  return (
    <div className={css.page}>
      <Stamp status="warning" />
      <h1>Unexpected Application Error!</h1>
      <p className={css.message}>{describe(error)}</p>
      <Button look="solid" onClick={() => location.reload()}>
        Reload the page
      </Button>
    </div>
  );
}

/** The status of a response, else the message of an error. */
function describe(error: unknown): string {
  if (error instanceof Response) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}
