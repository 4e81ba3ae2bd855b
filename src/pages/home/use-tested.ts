import { useCallback, useEffect, useState } from 'react';
import { catalogue } from '../../../content/catalogue';
import type { Verdict } from '../../../machines/result';
import { forgetResults, savedVerdict } from '../../browser/storage/saved-results';

/** The verdict of each test that ended in this tab, by its id. */
export type TestedChecks = ReadonlyMap<string, Verdict>;

const nothing: TestedChecks = new Map();

function readTested(): TestedChecks {
  return new Map(
    catalogue.flatMap(({ id }) => {
      const verdict = savedVerdict(id);
      return verdict ? [[id, verdict] as const] : [];
    }),
  );
}

/** What was tested in this tab. Empty until it is read after the first render, as the built page knows none of it. */
export function useTested() {
  const [tested, setTested] = useState(nothing);
  useEffect(() => setTested(readTested()), []);
  const startOver = useCallback(() => {
    forgetResults();
    setTested(nothing);
  }, []);
  return { tested, startOver };
}
