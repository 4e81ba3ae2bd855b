import { Component, type ComponentType, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import type { CheckId } from '../../../content/catalogue';
import { brokenTest } from '../../../content/inspection-run';
import { routes } from '../../registry';
import { wrap } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { CheckHost, type Host } from '../../ui/layout/CheckHost';
import { settle } from '../../ui/settle';
import { Notice } from '../Notice';
import * as css from './Run.css';

interface Props {
  readonly check: CheckId;
  readonly host: Host;
  /** Called when the page of the test is shown and waits for the person. */
  readonly onReady: () => void;
}

/**
 * The page of a test, hosted in the inspection. If it fails to load or to render, a message is shown instead and the
 * run continues. Give it another `key` for each attempt.
 */
export function HostedTest({ check, host, onReady }: Props) {
  const route = routes.find((one) => one.check?.id === check);
  const [Page, setPage] = useState<ComponentType<{ path: string }> | null>(null);
  const [isBroken, setBroken] = useState(false);
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reloads the page
  useEffect(() => {
    setBroken(false);
    if (!route) return;
    return settle(
      route.load(),
      ({ default: page }) => setPage(() => page),
      () => setBroken(true),
    );
  }, [route, attempt]);

  if (isBroken || !route)
    return (
      <div className={`${wrap} ${css.broken}`}>
        <Notice
          title={brokenTest.title}
          actions={
            <Button look="solid" onClick={() => setAttempt(attempt + 1)}>
              {brokenTest.again}
            </Button>
          }
        >
          {brokenTest.lead}
        </Notice>
      </div>
    );
  if (!Page) return <div className={css.loading} />;
  return (
    <ErrorBoundary key={attempt} onBroken={() => setBroken(true)}>
      <CheckHost value={host}>
        <Ready onReady={onReady} />
        <Page path={route.path} />
      </CheckHost>
    </ErrorBoundary>
  );
}

/** Reports once that its content is shown, before the content itself reports anything. */
function Ready({ onReady }: { onReady: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(onReady, []);
  return null;
}

/** Keeps an error in the test's page from breaking the run. */
class ErrorBoundary extends Component<{ onBroken: () => void; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch() {
    this.props.onBroken();
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
